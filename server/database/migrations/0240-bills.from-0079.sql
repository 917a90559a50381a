-- A bill of sale proves a verified sale: a text with its Ed25519 signature. Anyone can check it with the public key, so
-- keys that no longer sign are kept.
create table bill_keys (
  -- The start of the SHA-256 of the public key.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  public_key text not null,
  -- The private key, and the id of the key it is sealed with. Erased when it is retired.
  sealed bytea,
  seal_key_id text,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((retired_at is null) = (sealed is not null and seal_key_id is not null))
);
create unique index one_signing_bill_key on bill_keys (seal_key_id) where retired_at is null;

create table bills (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^FC-[2-9A-HJKMNP-Z]{10}$'),
  sale_id bigint not null references sales,
  -- 1 for the amount that was verified, one more for each correction.
  revision integer not null check (revision > 0),
  replaces_id bigint unique references bills,
  -- The sale's amount that it states, to compare.
  amount integer check (amount >= 0),
  -- The signed text (docs/features/bills.md) and its signature.
  content text not null,
  key_id text not null references bill_keys,
  signature bytea not null check (length(signature) = 64),
  -- The link's secret is derived from it. A new value replaces the link.
  link_salt bytea not null check (length(link_salt) = 16),
  issued_at timestamptz not null,
  unique (sale_id, revision),
  check ((revision = 1) = (replaces_id is null))
);

-- A bill never changes. Only its link can be replaced.
create function refuse_change_of_bill() returns trigger language plpgsql as $$
begin
  raise exception 'a bill of sale never changes';
end $$;
create trigger bills_never_change before update on bills for each row
  when ((old.id, old.number, old.sale_id, old.revision, old.replaces_id, old.amount, old.content, old.key_id, old.signature, old.issued_at)
    is distinct from (new.id, new.number, new.sale_id, new.revision, new.replaces_id, new.amount, new.content, new.key_id, new.signature, new.issued_at))
  execute function refuse_change_of_bill();

-- Verified sales whose current amount has no bill yet. The transaction that verifies a sale issues the bill and removes
-- the row. What remains is from before, or from a server of an earlier version, and a job issues it.
create table bills_due (
  sale_id bigint primary key references sales on delete cascade
);
create function record_bill_due() returns trigger language plpgsql as $$
begin
  insert into bills_due (sale_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger verified_sales_need_bills after insert on sales for each row
  when (new.status = 'confirmed') execute function record_bill_due();
create trigger changed_sales_need_bills after update on sales for each row
  when (new.status = 'confirmed' and (old.status, old.sale_price) is distinct from (new.status, new.sale_price))
  execute function record_bill_due();
