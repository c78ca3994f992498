-- Templates of decisions: docs/decisions/096-talking-with-moderators.md.

create table decision_templates (
  id bigint generated always as identity primary key,
  name text not null,
  rule_id bigint not null references rules,
  acts text[] not null default '{}',
  reason_en text not null,
  reason_cs text not null,
  answer_en text not null default '',
  answer_cs text not null default ''
);
comment on table decision_templates is 'What moderators decide often: the rule and the words, in the languages of those who read them.';
comment on column decision_templates.acts is 'What it suggests to do, where that is possible.';
create unique index decision_templates_name on decision_templates (lower(name));
insert into decision_templates (name, rule_id, acts, reason_en, reason_cs, answer_en, answer_cs) values
  ('Spam', 1, '{hide}',
    'You posted the same or nearly the same thing several times. Once is enough.',
    'Totéž nebo skoro totéž jste zveřejnili několikrát. Jednou to stačí.',
    'Thanks, it was spam. We’ve hidden it.', 'Děkujeme, byl to spam. Skryli jsme to.'),
  ('Misleading offer', 1, '{hide}',
    'This offer misleads people for money or clicks, so we’ve hidden it.',
    'Tahle nabídka klame lidi kvůli penězům nebo kliknutím, proto jsme ji skryli.',
    'Thanks, the offer was misleading. We’ve hidden it.', 'Děkujeme, nabídka byla klamavá. Skryli jsme ji.'),
  ('Insult', 2, '{hide,warn}',
    'This attacks a person instead of what they said. Disagree as much as you like, but leave people alone.',
    'Tohle útočí na člověka místo na to, co řekl. Nesouhlasit můžete, jak chcete, ale lidi nechte na pokoji.',
    'Thanks for telling us. We’ve hidden it.', 'Děkujeme za upozornění. Skryli jsme to.'),
  ('Hate', 3, '{hide,warn}',
    'This attacks people for who they are. There’s no place for it here.',
    'Tohle útočí na lidi kvůli tomu, kým jsou. Sem to nepatří.',
    'Thanks for telling us. We’ve hidden it.', 'Děkujeme za upozornění. Skryli jsme to.'),
  ('Not marked as sensitive', 5, '{label}',
    'This is for adults, and wasn’t marked. We’ve marked it for you; please mark the next one yourself.',
    'Tohle je pro dospělé a nebylo to označené. Označili jsme to za vás, příště to prosím označte sami.',
    'Thanks, it’s marked as sensitive now.', 'Děkujeme, teď už je to označené jako citlivé.'),
  ('Nothing wrong', 1, '{}',
    'We looked at it and found nothing against the rules.',
    'Prošli jsme to a nenašli nic proti pravidlům.',
    'We looked at it and found nothing against the rules. You can still mute or block whoever bothers you.',
    'Prošli jsme to a nenašli nic proti pravidlům. Kdo vám vadí, toho můžete ztlumit nebo zablokovat.');
