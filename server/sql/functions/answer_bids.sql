CREATE OR REPLACE FUNCTION public.answer_bids(conversation bigint, author bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update bids bd set answered_at = at
    from conversations c
    where c.id = conversation and bd.bidder_id = case when c.low_id = author then c.high_id else c.low_id end
      and bd.answered_at is null and bd.state <> 'retreated'
      and (select jb.author_id from jobs jb where jb.id = bd.job_id) = author
$function$;
