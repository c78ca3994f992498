CREATE OR REPLACE FUNCTION public.mailbox(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (its.domain = ANY (ARRAY['gmail.com'::text, 'googlemail.com'::text])) THEN (replace(split_part(its.local, '+'::text, 1), '.'::text, ''::text) || '@gmail.com'::text) ELSE ((split_part(its.local, '+'::text, 1) || '@'::text) || its.domain) END AS "case" FROM (SELECT split_part(email_key(mailbox.email), '@'::text, 1) AS split_part, split_part(email_key(mailbox.email), '@'::text, 2) AS split_part) its(local, domain));
