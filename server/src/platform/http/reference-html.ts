/** The API reference as plain HTML that works without scripts. */
import {
  type CallReference,
  curlExample,
  describeFeatures,
  type FeatureReference,
  type KeyReference,
  limitNames,
  sayDeprecated,
  type RefusalReference,
  sharedRefusals,
  sharedShapes,
  type ShapeReference,
  type TypeWord,
} from '@commons/contract/reference/reference.ts'
import { passages, statusMeanings } from '@commons/contract/reference/text.ts'
import { apiVersion } from '@commons/contract/changes.ts'
import { callsPerMinute } from '../call/limits.ts'
import { networkName } from '../language.ts'
import { html, type Markup, nothing, prose } from './markup.ts'

const shapeAnchor = (name: string) => `shape-${name}`

function word(part: TypeWord): Markup {
  if ('shape' in part) return html`<a href="#${shapeAnchor(part.shape)}">${part.shape}</a>`
  if ('text' in part) return html`${part.text}`
  return html`<code>${'value' in part ? part.value : part.field}</code>`
}

const keyEntry = (key: KeyReference, absence: string) =>
  html`<div>
    <dt>
      <code>${key.name}</code>${absence === '' ? nothing : html` <span class="tag">${absence}</span>`}${
        key.isDeprecated ? html` <span class="tag">deprecated</span>` : nothing
      }
    </dt>
    <dd>
      ${key.type.map(word)}${key.note === '' ? nothing : html`<span class="note">${prose(key.note)}</span>`}
    </dd>
  </div>`

const input = (key: KeyReference) => keyEntry(key, key.required ? 'required' : '')
const output = (key: KeyReference) => keyEntry(key, key.required ? '' : 'may be missing')

const refusalEntry = ({ name, status, text }: RefusalReference) =>
  html`<div>
    <dt><code>${name}</code> <span class="tag">${status}</span></dt>
    <dd>${text}</dd>
  </div>`

function list(title: string, entries: readonly Markup[]): Markup {
  return entries.length === 0
    ? nothing
    : html`<h4>${title}</h4>
        <dl>${entries}</dl>`
}

function inputsOf({ call, inputs }: CallReference): Markup {
  if (inputs.length > 0) return list('Takes', inputs.map(input))
  return html`<h4>Takes</h4>
    <p>${call.auth === 'visitor' ? 'Nothing.' : 'Only the credentials.'}</p>`
}

function answerOf({ answer }: CallReference): Markup {
  if (answer.length > 0) return list('Answers', answer.map(output))
  return html`<h4>Answers</h4>
    <p>${prose('Only `code` and `message`.')}</p>`
}

function callSection(reference: CallReference, origin: string): Markup {
  const { call, anchor, path, who, refusals } = reference
  const hasFiles = Object.keys(call.files).length > 0
  return html`<section class="call" id="${anchor}" aria-labelledby="${anchor}-title" data-call="${call.name}">
    <h3 id="${anchor}-title"><a href="#${anchor}">${call.name}</a></h3>
    <p>${prose(call.doc)}</p>
    ${call.deprecated ? html`<p><strong>${prose(sayDeprecated(call.deprecated))}</strong></p>` : nothing}
    <p class="address"><code>${call.method} ${path}</code></p>
    <ul class="facts">
      <li>For ${who}</li>
      <li>${call.effect === 'read' ? 'Reads' : 'Writes'}</li>
      <li>${callsPerMinute[call.limit]} calls a minute (${limitNames[call.limit]})</li>
      ${hasFiles ? html`<li>multipart/form-data to send a file</li>` : nothing}
    </ul>
    ${inputsOf(reference)} ${answerOf(reference)} ${list('May refuse', refusals.map(refusalEntry))}
    <h4>Example</h4>
    <div class="example">
      <pre><code>${curlExample(call, origin)}</code></pre>
    </div>
  </section>`
}

const shapeSection = ({ name, keys }: ShapeReference) =>
  html`<section class="call" id="${shapeAnchor(name)}" aria-labelledby="${shapeAnchor(name)}-title">
    <h3 id="${shapeAnchor(name)}-title"><a href="#${shapeAnchor(name)}">${name}</a></h3>
    <dl>${keys.map(output)}</dl>
  </section>`

const featureAnchor = ({ title }: FeatureReference) => `feature-${title.toLowerCase()}`

function featureSection(feature: FeatureReference, origin: string): Markup {
  return html`<section data-feature>
    <h2 id="${featureAnchor(feature)}">${feature.title}</h2>
    ${feature.calls.map((reference) => callSection(reference, origin))} ${feature.shapes.map(shapeSection)}
  </section>`
}

const featureLinks = (feature: FeatureReference) =>
  html`<li data-feature>
    <a href="#${featureAnchor(feature)}">${feature.title}</a>
    <ul>
      ${feature.calls.map(
        ({ anchor, call }) => html`<li data-call="${call.name}"><a href="#${anchor}">${call.name}</a></li>`,
      )}
    </ul>
  </li>`

const howCallsAreMade = html`<section>
  <h2 id="how">How calls are made</h2>
  ${passages.map(
    ({ title, paragraphs }) =>
      html`<h3>${title}</h3>
        ${paragraphs.map((paragraph) => html`<p>${prose(paragraph)}</p>`)}`,
  )}
  <h3>Statuses</h3>
  <dl>
    ${statusMeanings.map(
      ([status, meaning]) =>
        html`<div>
          <dt><code>${status}</code></dt>
          <dd>${prose(meaning)}</dd>
        </div>`,
    )}
  </dl>
  <h3 id="shared-refusals">Refusals that any call may answer</h3>
  <dl>${sharedRefusals.map(refusalEntry)}</dl>
</section>`

/** Returns the whole page; its examples call `origin`. */
export function referencePage(origin: string): string {
  const features = describeFeatures()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${networkName()} API</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
        <script src="/api/docs.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <h1>${networkName()} API</h1>
          <ul>
            <li><a href="/">${networkName()}</a></li>
            <li><a href="/api/openapi.json">OpenAPI description</a></li>
            <li><a href="/api/changes">Version ${apiVersion}: what has changed</a></li>
          </ul>
        </header>
        <div class="columns">
          <nav aria-label="Calls">
            <search id="filter" hidden>
              <label for="filter-text">Find a call</label>
              <input id="filter-text" type="search" autocomplete="off" spellcheck="false" />
              <p role="status" id="filter-found"></p>
            </search>
            <ul>
              <li><a href="#how">How calls are made</a></li>
              <li><a href="#shared-refusals">Refusals of any call</a></li>
              ${features.map(featureLinks)}
              <li><a href="#shared-shapes">Shared shapes</a></li>
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            ${howCallsAreMade} ${features.map((feature) => featureSection(feature, origin))}
            <section>
              <h2 id="shared-shapes">Shared shapes</h2>
              ${sharedShapes.map(shapeSection)}
            </section>
          </main>
        </div>
      </body>
    </html>`.markup
}
