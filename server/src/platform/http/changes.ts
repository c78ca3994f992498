/** What has changed in the API, at `/api/changes`: a page for browsers, JSON for programs. */
import { allCalls } from '@commons/contract/all.ts'
import { apiVersion, type Change, type Version, versions } from '@commons/contract/changes.ts'
import { type DeprecatedPart, listDeprecated } from '@commons/contract/reference/deprecations.ts'
import { sayDeprecated } from '@commons/contract/reference/reference.ts'
import type { FastifyInstance } from 'fastify'
import { networkName } from '../language.ts'
import { html, type Markup, nothing, prose } from './markup.ts'

export function mountChanges(app: FastifyInstance): void {
  app.get('/api/changes', (request, reply) => {
    void reply.header('vary', 'accept')
    return (request.headers.accept ?? '').includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(changesPage())
      : reply.send({ version: apiVersion, versions, deprecated: listDeprecated() })
  })
}

const kinds = { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' } as const
const names = new Map(allCalls.map(({ key, call }) => [key as string, call.name]))

const callLink = (key: string): Markup => {
  const name = names.get(key)
  return name === undefined
    ? html`<code>${key}</code> `
    : html`<a href="/api/docs#${name}"><code>${name}</code></a> `
}

const changeEntry = ({ kind, text, calls = [] }: Change) =>
  html`<div>
    <dt><span class="tag">${kinds[kind]}</span></dt>
    <dd>
      ${prose(text)}${calls.length === 0 ? nothing : html`<span class="note">${calls.map(callLink)}</span>`}
    </dd>
  </div>`

const versionSection = ({ version, date, changes }: Version) =>
  html`<section>
    <h2 id="v${version}">${version}</h2>
    <p><time datetime="${date}">${date}</time></p>
    <dl>${changes.map(changeEntry)}</dl>
  </section>`

function deprecatedEntries(parts: readonly DeprecatedPart[]): Markup[] {
  const seen = new Set<string>()
  return parts.map((part) => {
    const name = names.get(part.call) ?? part.call
    const isFirst = !seen.has(name)
    seen.add(name)
    return html`<div ${isFirst ? html`id="${name}"` : nothing}>
      <dt>${callLink(part.call)}${part.field === undefined ? nothing : html`<code>${part.field}</code>`}</dt>
      <dd>${prose(sayDeprecated(part))}</dd>
    </div>`
  })
}

function changesPage(): string {
  const deprecated = listDeprecated()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Changes of the ${networkName()} API</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <h1>Changes of the ${networkName()} API</h1>
          <ul>
            <li><a href="/">${networkName()}</a></li>
            <li><a href="/api/docs">Reference</a></li>
          </ul>
        </header>
        <div class="columns">
          <nav aria-label="Versions">
            <ul>
              <li><a href="#deprecated">Deprecated</a></li>
              ${versions.map(({ version }) => html`<li><a href="#v${version}">${version}</a></li>`)}
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            <section>
              <h2 id="deprecated">Deprecated</h2>
              <p>
                It still works. Answers to whoever uses it say so in <code>Deprecation</code>, and in
                <code>Sunset</code> when it ends, if it does.
              </p>
              ${deprecated.length === 0 ? html`<p>Nothing.</p>` : html`<dl>${deprecatedEntries(deprecated)}</dl>`}
            </section>
            ${versions.map(versionSection)}
          </main>
        </div>
      </body>
    </html>`.markup
}
