import { site } from '../lib/site.ts';

/** How to reach our staff without an account, as set in the settings. */
export const StaffContact = () => (
  <>
    {site.contact && <p>{site.contact}</p>}
    {site.phone && (
      <p>
        Call our staff at{' '}
        <a href={`tel:${site.phone}`} className="font-semibold whitespace-nowrap underline underline-offset-4">
          {site.phone}
        </a>
        .
      </p>
    )}
    {!site.contact && !site.phone && <p>Ask our staff in the game. This site has no contact number.</p>}
  </>
);
