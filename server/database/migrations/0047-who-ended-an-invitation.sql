-- Who answered an invitation or took it back: the team's log says so. Null where its time was over.
alter table dealer_invitations add column answered_by bigint references users;
create index invitations_to_end on dealer_invitations (expires_at) where status = 'pending';
