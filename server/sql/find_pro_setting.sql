select
  look.title,
  look.headline,
  look.theme,
  look.footer,
  logo.key as logo_key,
  background.key as background_key,
  look.domain,
  look.domain_asked_at
from
  pro_settings look
  left join media logo on logo.id = look.logo_id
  left join media background on background.id = look.background_id
where
  look.member_id = $1
