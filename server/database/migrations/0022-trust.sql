-- A sign-in that was only begun is sealed in the browser's cookie: beginning one costs the site nothing. A row is made
-- when the provider has taken its code.
delete from pending_sign_ins;
alter table pending_sign_ins
  drop column state_hash,
  drop column code_verifier,
  drop column redirect_uri,
  alter column bearer_hash set not null,
  alter column provider_token set not null;
