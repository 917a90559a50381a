import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';

/**
 * Redirects once. The router's `<Navigate>` navigates again on every render while the next page loads, which never ends
 * if its target is derived from the address.
 */
export function Redirect({ address }: { address: string }) {
  const navigate = useNavigate();
  const [first] = useState(address);
  useEffect(() => void navigate({ href: first, replace: true }), [navigate, first]);
  return null;
}
