-- Staff read disputes in the order in which they were opened. docs/decisions/085-disputes.md.

create index job_disputes_open on job_disputes (id) where answer_until is not null;
create index job_disputes_escalated on job_disputes (id) where decide_until is not null;
