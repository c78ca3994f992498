-- What finance looks up to decide about a withdrawal: docs/decisions/102-running-a-network.md.

create index withdrawals_by_address on withdrawals (currency, lower(address));
create index withdrawals_to_approve on withdrawals (id) where state = 'waiting_approval';
create index members_by_mailbox on members (mailbox(email));
create index sessions_by_network on sessions (address_prefix);
