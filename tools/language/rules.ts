/** The patterns that docs/how-we-write.md rules out. Each is named, so that the check can say what to do instead. */

export type TextKind = 'ui' | 'comment' | 'doc';

export interface LanguageRule {
  name: string;
  kinds: readonly TextKind[];
  pattern: RegExp;
  /** Shown next to each finding. */
  instead: string;
}

const everywhere: readonly TextKind[] = ['ui', 'comment', 'doc'];
const prose: readonly TextKind[] = ['comment', 'doc'];

export const languageRules: readonly LanguageRule[] = [
  {
    name: 'headless-what',
    kinds: prose,
    // A sentence that opens with "What" or "Who" is a question, or it lacks a noun.
    pattern: /(?:^|[.!?]\s+)(?:What|Who|Whose|Whoever|Whatever)\s(?![^.!?]*\?)/,
    instead: 'Start with the noun or the verb: "Needs attention", not "What waits".',
  },
  {
    name: 'whoever',
    kinds: everywhere,
    pattern: /\b(?:whoever|whomever|whom|whosoever)\b/i,
    instead: 'Name the person: the buyer, a team member, anyone who.',
  },
  {
    name: 'stands',
    kinds: everywhere,
    pattern: /\b(?:stands|stood)\b(?! for\b| out\b)|\bstand (?:here|there|in|on|at|beside|below|above|among|under)\b/i,
    instead: 'Things appear, are shown, are listed: "Shown on your page", not "It stands on your page".',
  },
  {
    name: 'somebody',
    kinds: everywhere,
    pattern: /\b(?:somebody|nobody|everybody|anybody|one's|oneself)\b/i,
    instead: 'Name the role, or write someone, no one, everyone, your.',
  },
  {
    name: 'of-the-staff',
    kinds: everywhere,
    pattern:
      /\b(?:those|one|who|people|member|members|anyone|someone|no one|everyone|colleagues?) of (?:the|our|its|your|a) (?:staff|team)\b/i,
    instead: 'Write "on staff" or "on the team", or name the role.',
  },
  {
    name: 'is-told',
    kinds: everywhere,
    pattern: /\b(?:is|are|was|were|be|been|being|get|gets) told\b|\bhears? (?:of|about|what)\b/i,
    instead: 'Name the channel: "We\'ll notify you", "Shown to the seller".',
  },
  {
    name: 'actorless-failure',
    kinds: ['ui'],
    pattern:
      /\b(?:did not (?:work|load|come|go through|arrive)|(?:could not|couldn['’]t) be (?:loaded|saved|sent|made|found out|read|shown|removed|deleted|changed)|was not (?:saved|sent|made|decided|changed|deleted))\b/i,
    instead: 'Write "We couldn\'t save your changes. Please try again."',
  },
  {
    name: 'time-adverb',
    kinds: everywhere,
    pattern: /\b(?:anew|once more|meanwhile|in the meantime|from (?:now|then) on|at the moment|at once)\b/i,
    instead: 'Use again, right away, right now, or let the tense say it.',
  },
  {
    name: 'final-already',
    kinds: ['ui'],
    pattern: /\balready[.!]?$/i,
    instead: 'Put "already" before the verb: "This sale has already been withdrawn."',
  },
  {
    name: 'bare-it',
    kinds: ['ui'],
    pattern: /^(?:Keep|Pay|Renew|Delete|Close|Send|Take|Leave|Use) it$/,
    instead: 'A button is a verb and a noun: "Keep listing".',
  },
  {
    name: 'ui-semicolon',
    kinds: ['ui'],
    pattern: /[a-z)’”"]; [a-z]/i,
    instead: 'Make it two sentences.',
  },
  {
    name: 'phrasal-verb',
    kinds: everywhere,
    pattern:
      /\b(?:(?:take|takes|took|taken|taking) (?:back|away)|(?:bring|brings|brought) (?:it |them |back)|(?:give|gives|gave|given) up\b|goes? on with|went on with|(?:taken|takes?|taking) over)\b/i,
    instead: "Use the product's verb: continue, cancel, withdraw, restore, remove, hydrate.",
  },
  {
    name: 'metaphor',
    kinds: prose,
    pattern:
      /\b(?:deeds?|kept answers?|short way|long way|hot answers?|the floors? (?:above|below)|drawn (?:page|by the server)|what is kept|is held|are held|holds? the row)\b/i,
    instead: "Use the trade's word: action, response cache, fast path, layer, render, lock.",
  },
  {
    name: 'shall',
    kinds: everywhere,
    pattern: /\bshall\b/i,
    instead: 'Write will, must or should.',
  },
];

/** Found rules, in the order of the list. */
export const rulesBroken = (kind: TextKind, text: string): LanguageRule[] =>
  languageRules.filter((rule) => rule.kinds.includes(kind) && rule.pattern.test(text));
