-- By what staff find members: docs/decisions/104-acting-on-a-member.md.

create index members_by_domain on members ((reverse(lower(substring(email from '[^@]*$'))) collate "C"));
comment on index members_by_domain is 'The domain of an address, written backwards: what comes before it is a subdomain.';

create index members_by_joined on members (created_at);

create function network_range(network text) returns inet language sql immutable parallel safe
  return case when network like '%/%' then network::inet end;
comment on function network_range(text) is 'A network as it can be compared; null where it is unknown.';

create index known_networks_by_range on known_networks (network_range(network));
