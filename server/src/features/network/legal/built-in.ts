/** What the legal pages say until an operator writes their own: what the software does, and who answers for it. */
import type { LegalKind } from '@commons/contract/network/legal.ts'
import type { Language } from '../../../platform/language.ts'

const terms = {
  en: (name: string) => `## What this is
${name} is a network run by its operator. These terms came with the software and hold until the operator writes their own.

## Your account
- You are responsible for what you do here, and for keeping your password to yourself.
- One person, one account. Don't pretend to be somebody else.

## Your content
- What you post stays yours. You let ${name} store it and show it to the people you choose.
- Post only what you have the right to post.
- You can delete it at any time.

## Rules
[Our rules](/rules) are a part of these terms. Moderators can hide what breaks them, and limit or suspend accounts. You read why, and you can appeal.

## Leaving
You can take your data along and delete your account in Settings at any time.

## Changes
When these terms change, you can see what is new, and every earlier version stays readable here.`,
  cs: (name: string) => `## O co jde
${name} je síť, kterou vede její provozovatel. Tyto podmínky přišly se softwarem a platí, dokud provozovatel nenapíše vlastní.

## Tvůj účet
- Odpovídáš za to, co tu děláš, a za to, že si heslo necháš pro sebe.
- Jeden člověk, jeden účet. Nevydávej se za nikoho jiného.

## Tvůj obsah
- Co zveřejníš, zůstává tvoje. Dovoluješ síti ${name}, aby to uložila a ukázala lidem, které si vybereš.
- Zveřejňuj jen to, na co máš právo.
- Kdykoli to můžeš smazat.

## Pravidla
[Naše pravidla](/rules) jsou součástí těchto podmínek. Moderátoři mohou skrýt, co je porušuje, a účty omezit nebo pozastavit. Dozvíš se proč a můžeš se odvolat.

## Odchod
V Nastavení si kdykoli můžeš stáhnout svá data a účet smazat.

## Změny
Když se podmínky změní, uvidíš, co je nového. Všechny starší verze tu zůstanou ke čtení.`,
}

const privacy = {
  en: (name: string) => `## What is stored
- What you say about yourself: your name, email address, profile and settings.
- What you write and upload, and whom you follow.
- When and from where you log in, so that you can see strangers in your account.

## Who sees it
- You choose who sees each post. Your email address is never shown to other members.
- Staff see what they need to help you or to answer reports. What they do is logged.
- ${name} has no advertising, and nothing is sold.

## Cookies
Cookies keep you logged in and remember who invited you. None of them follows you across sites.

## Your rights
In Settings you can download everything that is stored about you, correct it, and delete your account. What has to be kept by law, such as records of payments, is kept without your profile.

## Who answers for it
The operator of ${name}. The imprint says who that is.`,
  cs: (name: string) => `## Co se ukládá
- Co o sobě říkáš: jméno, e-mailová adresa, profil a nastavení.
- Co píšeš a nahráváš a koho sleduješ.
- Kdy a odkud se přihlašuješ, ať poznáš, kdyby se do účtu dostal někdo cizí.

## Kdo to vidí
- U každého příspěvku vybíráš, kdo ho uvidí. E-mailovou adresu ostatním nikdy neukážeme.
- Správa vidí jen to, co potřebuje, aby pomohla nebo vyřídila hlášení. Vše, co dělá, se zaznamenává.
- ${name} nemá reklamy a nic neprodává.

## Cookies
Cookies tě drží v přihlášení a pamatují si, kdo tě pozval. Žádná tě nesleduje na jiných webech.

## Tvoje práva
V Nastavení si můžeš stáhnout vše, co je o tobě uloženo, opravit to a účet smazat. Co se musí uchovat ze zákona, třeba záznamy o platbách, zůstane bez tvého profilu.

## Kdo za to odpovídá
Provozovatel sítě ${name}. Kdo to je, najdeš v tiráži.`,
}

const texts: Partial<Record<LegalKind, Record<Language, (name: string) => string>>> = { terms, privacy }

/** Returns the text that came with Commons; empty for the imprint, which only an operator can write. */
export const builtIn = (kind: LegalKind, language: Language, name: string): string =>
  texts[kind]?.[language](name) ?? ''
