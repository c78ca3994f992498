-- A post may show a survey.
alter table posts add column survey_id bigint references surveys on delete set null;
create index posts_of_survey on posts (survey_id) where survey_id is not null;
comment on column posts.survey_id is 'A survey that it shows to those who see both.';
