/** Server messages about the rules, legal pages and announcements of a network, in Czech. */
import type { networkEn } from './network.en.ts'

export const networkCs: Record<keyof typeof networkEn, string> = {
  'done.rule_updated': 'Pravidlo uloženo',
  'done.legal_published': 'Zveřejněno',
  'done.rules_accepted': 'Díky!',
  'done.announcement_saved': 'Oznámení uloženo',
  'done.announcement_deleted': 'Oznámení smazáno',
  'refusal.consent_needed': 'Naše podmínky se změnily. Přečtěte si, co je nového, a potvrďte souhlas.',
  'refusal.rule_unchanged': 'Na tomto pravidle se nic nezměnilo.',
  'refusal.too_many_network_rules': 'Pravidel už je 40. Nejdřív některé zrušte.',
  'refusal.last_rule':
    'Toto je poslední pravidlo a moderátoři podle nějakého rozhodovat musí. Nejdřív přidejte jiné.',
  'refusal.legal_version_not_found': 'Taková verze není.',
  'refusal.legal_version_outdated':
    'Tuto stránku právě změnil někdo jiný. Zkopírujte si svůj text a otevřete ji znovu.',
  'refusal.legal_unchanged': 'Na této stránce se nic nezměnilo.',
  'refusal.legal_changes_missing': 'Napište v obou jazycích, co je nového, ať členové vědí, s čím souhlasí.',
  'refusal.rules_changed': 'Je tu novější verze. Než potvrdíte souhlas, přečtěte si, co je nového.',
  'refusal.announcement_not_found': 'Takové oznámení není. Možná ho smazal někdo jiný ze správy.',
  'refusal.announcement_ends_early': 'Konec musí být až po začátku.',
  'refusal.too_many_announcements': 'Oznámení už je 20. Nejdřív některé smažte.',
  'field.announcement_text_required': 'Napište, co oznamujete',
  'field.announcement_too_long': 'Zkraťte text. Vejde se 200 znaků.',
  'field.announcement_link_invalid': 'Zadejte adresu jako https://example.com, nebo stránku jako /rules',
  'field.announcement_time_invalid': 'Zadejte datum a čas',
  'field.rule_title_required': 'Dejte pravidlu název',
  'field.rule_title_too_long': 'Zkraťte název. Vejde se 80 znaků.',
  'field.rule_text_required': 'Napište, o čem pravidlo je',
  'field.rule_text_too_long': 'Zkraťte text. Vejde se 1000 znaků.',
  'field.rule_place_invalid': 'Vyberte místo od 1 do 40',
  'field.legal_kind_invalid': 'Taková stránka není',
  'field.legal_version_invalid': 'Taková verze není',
  'field.legal_text_required': 'Napište text stránky',
  'field.legal_text_too_long': 'Zkraťte text. Vejde se 60 000 znaků.',
  'field.legal_changes_too_long': 'Zkraťte to. Vejde se 1000 znaků.',
  'field.legal_days_invalid': 'Vyberte od 0 do 365 dnů',
}
