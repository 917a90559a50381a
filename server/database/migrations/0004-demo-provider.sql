-- The demo identity provider's codes and tokens; empty outside demo mode.
create schema demo;
create table demo.grants (
  code_hash bytea primary key,
  account text not null,
  redirect_uri text not null,
  code_challenge text,
  token_hash bytea unique,
  expires_at timestamptz not null
);
