-- Roles of staff: docs/decisions/049-roles-of-staff.md. A member may have several.

create table staff_roles (
  member_id bigint not null references members on delete cascade,
  role text not null check (role in ('moderator', 'finance', 'support', 'admin')),
  granted_at timestamptz not null default now(),
  primary key (member_id, role)
);
comment on table staff_roles is 'What members may do for Commons. An admin may do what every other role may.';

insert into staff_roles (member_id, role, granted_at)
  select id, role, created_at from members where role <> 'member';
alter table members drop column role;
