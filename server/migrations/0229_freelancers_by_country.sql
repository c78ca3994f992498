-- The best of a country are found however few it has.
create index freelancers_by_country on freelancers (country, jobs_done desc, position desc)
  where (headline <> '' or skills <> '{}') and country <> '';
