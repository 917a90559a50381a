import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';

/**
 * Sends the person on, once. The router's own `<Navigate>` navigates again at every render while the next page loads,
 * without end when its target is made from the address.
 */
export function Redirect({ address }: { address: string }) {
  const navigate = useNavigate();
  const [first] = useState(address);
  useEffect(() => void navigate({ href: first, replace: true }), [navigate, first]);
  return null;
}
