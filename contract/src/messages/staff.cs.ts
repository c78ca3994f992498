import type { staffEn } from './staff.en.ts'

/** Server messages about staff, in Czech. */
export const staffCs: Record<keyof typeof staffEn, string> = {
  'done.admin_claimed': 'Teď Commons spravujete',
  'done.role_updated': 'Role změněna',
  'done.setting_updated': 'Nastavení změněno',
  'done.job_retried': 'Úloha běží znovu',
  'done.jobs_retried': 'Úlohy běží znovu',
  'done.backup_started': 'Zálohování začalo',
  'refusal.backups_elsewhere': 'Tohle Commons si zálohy samo nedělá.',
  'refusal.backup_running': 'Záloha už se dělá.',
  'alert.jobs_failed': 'Úlohy definitivně selhaly',
  'alert.jobs_failed.do': 'Příčinu najdete v Úlohách. Napravte ji a spusťte je znovu.',
  'alert.jobs_late': 'Úlohy se neprovádějí',
  'alert.jobs_late.do':
    'Nejstarší měla běžet před víc než 15 minutami. Běží nějaký proces a dosáhne na databázi?',
  'alert.mail_late': 'Neodesílá se pošta',
  'alert.mail_late.do': 'Nejstarší zpráva čeká víc než 15 minut. Zkontrolujte poštovní server a jeho heslo.',
  'alert.backup_old': 'Chybí čerstvá záloha',
  'alert.backup_old.do':
    'Poslední je starší než 36 hodin, nebo žádná není. Spusťte ji v Zálohách nebo příkazem npm run backup.',
  'alert.archiving_failing': 'Změny se nearchivují',
  'alert.archiving_failing.do':
    'PostgreSQL nemůže psát do archivu. Zkontrolujte disk s BACKUP_DIR: dokud to nejde, změny plní disk databáze.',
  'alert.money_stopped': 'Peníze stojí',
  'alert.money_stopped.do':
    'Kontrola účetnictví selhala. Než se peníze zase pohnou, spusťte na serveru npm run verify:ledger.',
  'alert.pool_exhausted': 'Požadavky čekají na databázi',
  'alert.pool_exhausted.do':
    'Všechna spojení jsou obsazená. Hledejte pomalé dotazy, nebo zvyšte DATABASE_POOL_SIZE.',
  'alert.disk_full': 'Disk je skoro plný',
  'alert.disk_full.do': 'Uvolněte místo na disku se soubory členů, jinak se brzy nebude dát nic nahrát.',
  'alert.withdrawals_late': 'Výběry čekají na schválení',
  'alert.withdrawals_late.do': 'Nejstarší čeká víc než den. Schvalte ho, nebo zamítněte ve Výběrech.',
  'mail.alert.subject': 'Commons vás potřebuje: {what}',
  'mail.alert.over_subject': 'V pořádku: {what}',
  'mail.alert.text': 'Právě teď to je takto:',
  'mail.alert.over': 'Všechno je zase v pořádku, nemusíte nic dělat.',
  'mail.alert.action': 'Zobrazit přehled',
  'mail.alert.aside':
    'Píšeme vám, protože Commons spravujete: jednou na začátku a jednou na konci, nejvýš jednou denně.',
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
  'field.member_state_invalid': 'Vyberte aktivní, odcházející, pozastavené nebo omezené',
  'field.job_name_invalid': 'Vyberte druh úlohy ze seznamu',
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
