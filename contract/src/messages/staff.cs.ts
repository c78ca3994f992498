import type { staffEn } from './staff.en.ts'

/** Server messages about staff, in Czech. */
export const staffCs: Record<keyof typeof staffEn, string> = {
  'done.admin_claimed': 'Teď Commons spravujete',
  'done.role_updated': 'Role změněna',
  'done.setting_updated': 'Nastavení změněno',
  'done.job_retried': 'Úloha běží znovu',
  'refusal.admin_exists': 'Commons už má správce. Požádejte ho o roli.',
  'refusal.last_admin': 'Commons potřebuje správce. Nejdřív dejte tuto roli někomu jinému.',
  'refusal.role_unchanged': 'Nic se nezměnilo, tuto roli už tento člen má.',
  'refusal.setting_fixed': 'Určuje to konfigurace serveru v {variable}. Změňte to tam.',
  'refusal.setting_unchanged': 'Nic se nezměnilo, takhle už to nastavené je.',
  'refusal.feature_holds_money':
    '{count, plural, one {# účet tam ještě drží peníze. Nejdřív se musí vyplatit.} few {# účty tam ještě drží peníze. Nejdřív se musí vyplatit.} many {# účtu tam ještě drží peníze. Nejdřív se musí vyplatit.} other {# účtů tam ještě drží peníze. Nejdřív se musí vyplatit.}}',
  'refusal.job_not_failed': 'Tato úloha už na další pokus nečeká.',
  'refusal.staff_second_factor_needed':
    'Ke správě Commons se musíte přihlásit s druhým faktorem: kódem z aplikace nebo přístupovým klíčem. Nastavíte ho v Nastavení v části Zabezpečení.',
  'field.setup_token_invalid': 'To v odkazu není',
  'field.reason_too_long': 'Zkraťte důvod, vejde se 500 znaků.',
  'field.act_reason_required': 'Napište proč. Zůstane to v záznamu.',
  'field.act_invalid': 'Takový úkon není',
  'field.search_too_long': 'Hledejte něco kratšího',
  'field.member_state_invalid': 'Vyberte aktivní nebo odcházející',
  'field.job_state_invalid': 'Vyberte selhané, čekající nebo běžící',
  'field.setting_unknown': 'Takové nastavení není',
  'field.setting_value_invalid': 'Takhle to nastavit nejde',
  'field.setting_switch_invalid': 'Zapněte to, nebo vypněte',
  'field.setting_number_invalid': 'Zadejte celé číslo od {from} do {to}',
  'field.setting_choice_invalid': 'Vyberte jednu z možností',
  'field.setting_text_missing': 'Něco napište',
  'field.setting_text_too_long': 'Zkraťte to, vejde se {longest} znaků.',
  'field.job_id_invalid': 'To není číslo úlohy',
}
