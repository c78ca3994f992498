CREATE OR REPLACE FUNCTION public.word_itself(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (regexp_replace(key, '([\\^$.*+?()[\]{}|/])'::text, '\\\1'::text, 'g'::text) || CASE WHEN (key ~ '[\uac00-\ud7a3]$'::text) THEN '(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|께|한테|와|과|랑|이랑|하고|도|만|로|으로|부터|까지|처럼|보다|마다|이나|나)?'::text ELSE ''::text END);
