CREATE OR REPLACE FUNCTION public.invoice_party(member bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('name', m.full_name, 'username', m.username) || case
    when not coalesce(fd.on_invoices, false) then '{}'
    else jsonb_build_object('legal_name', trim(fd.first_name || ' ' || fd.last_name), 'company', fd.company,
      'address', fd.address, 'city', trim(fd.zip || ' ' || fd.city), 'state', fd.state, 'country', coalesce(fr.country, ''),
      'gst_number', coalesce(td.gst_number, ''), 'pan', coalesce(td.pan, '')) end
  from members m left join freelancer_details fd on fd.member_id = m.id
  left join freelancers fr on fr.member_id = m.id left join tax_details td on td.member_id = m.id
  where m.id = member
$function$;
