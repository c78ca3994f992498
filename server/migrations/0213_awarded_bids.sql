-- My projects lists what a member does for others, however many bids they have made.
create index bids_awarded on bids (bidder_id, id desc) where state = 'awarded';
