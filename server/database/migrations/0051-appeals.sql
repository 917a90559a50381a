-- Whoever is concerned by a decision of the staff may appeal it once: a ticket that is tied to it.
create table appeals (
  id bigint generated always as identity primary key,
  -- One per decision, whatever became of it.
  decision_id bigint not null unique references staff_actions,
  ticket_id bigint not null unique references tickets,
  user_id bigint not null references users,
  status text not null default 'open' check (status in ('open', 'upheld', 'changed', 'reversed', 'withdrawn')),
  outcome_by bigint references users,
  outcome_at timestamptz,
  outcome_reason text,
  created_at timestamptz not null default now(),
  check ((status in ('upheld', 'changed', 'reversed')) = (outcome_by is not null)),
  check ((outcome_by is null) = (outcome_reason is null)),
  check ((status = 'open') = (outcome_at is null))
);
create index appeals_of_user on appeals (user_id, id desc);

-- Appeals begin where the decision is shown, so nobody chooses this.
insert into ticket_categories (name, is_retired, position)
select 'Appeals', true, 8 where not exists (select from ticket_categories where lower(name) = 'appeals');

-- Whether this person, with any of their characters, made the decision that is appealed in the ticket.
create function decided_what_is_appealed(ticket bigint, person bigint) returns boolean language sql stable as $$
  select exists (
    select from appeals
    join staff_actions as decision on decision.id = appeals.decision_id
    join users as decider on decider.id = decision.actor_id
    join users as other on other.game_account_id = decider.game_account_id
    where appeals.ticket_id = ticket and other.id = person
  )
$$;

-- Whichever way it comes: who decided is not given the ticket, answers nothing in it and does not decide the appeal.
create function refuse_decider() returns trigger language plpgsql as $$
declare
  ticket bigint;
  person bigint;
begin
  case tg_table_name
    when 'tickets' then ticket := new.id; person := new.assigned_to;
    when 'ticket_responses' then ticket := new.ticket_id; person := new.author_id;
    else ticket := new.ticket_id; person := new.outcome_by;
  end case;
  if decided_what_is_appealed(ticket, person) then
    raise exception 'Who decided has no part in the appeal' using errcode = 'check_violation', constraint = 'another_decides';
  end if;
  return new;
end $$;
create trigger another_is_given_it before update of assigned_to on tickets
  for each row when (new.assigned_to is not null) execute function refuse_decider();
create trigger another_answers_it before insert on ticket_responses
  for each row when (new.is_staff) execute function refuse_decider();
create trigger another_decides_it before update of outcome_by on appeals
  for each row when (new.outcome_by is not null) execute function refuse_decider();

-- An appeal is somebody's: the staff decide none without a reason.
alter table staff_actions drop constraint staff_actions_say_why;
alter table staff_actions add constraint staff_actions_say_why check (
  target_kind not in ('user', 'car', 'dealer', 'application', 'review', 'payment', 'sale', 'appeal') or reason is not null
);

-- On appeal somebody who was declined may apply again before the usual time.
alter table dealer_applications add column may_reapply boolean not null default false;
