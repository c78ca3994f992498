select
  nextval('pledges_id_seq') as id
