CREATE OR REPLACE FUNCTION public.take_media_in(owner bigint, its_key text, its_kind text, its_use text, its_mime text, its_width integer, its_height integer, its_seconds double precision, its_bytes bigint, its_alt text, its_captions boolean, its_crop jsonb, quota bigint, most_unready integer, its_sha256 text, OUT taken uuid, OUT refusal text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  insert into media (owner_id, key, kind, use, mime, state, width, height, seconds, bytes, alt, captions, crop, sha256)
  values (owner, its_key, its_kind, its_use, its_mime, 'processing', its_width, its_height, its_seconds,
    its_bytes, its_alt, its_captions, its_crop, its_sha256)
  returning id into taken;
  -- The trigger has locked the member's usage: who comes at the same moment waits, and counts this one.
  if (select bytes from media_usage where member_id = owner) > quota then
    refusal := 'quota_exceeded';
  elsif (select count(*) from media where owner_id = owner and state = 'processing' and kind = its_kind)
    > most_unready then
    refusal := 'too_many_processing';
  end if;
  if refusal is not null then
    delete from media where id = taken;
    taken := null;
  end if;
end $function$;
