import type { Plugin } from 'rollup';
import { withoutLog } from './silent-penpal-plugin';

// The host is one of penpal's two sides, and asks little of it: it calls methods by one name with plain data, measures
// every time itself (`sdk/within.ts`), makes a messenger for each connection, and is never the side that proposes
// (`shared/bridge/window-messenger.ts`). What it does not reach is an eighth of the SDK.

/** Statements of penpal's file that the host does not reach, and what is left of each. */
const unreached: readonly (readonly [statement: RegExp, left: string])[] = [
  // Parts of an answer that are transferred, and one that cannot be sent.
  [/ *let transferables;\n/, ''],
  [/ *if \(value instanceof Reply_default\) \{[\s\S]*?\n {6}\}\n/, ''],
  [
    / *try \{\n *messenger\.sendMessage\(replyMessage, transferables\);[\s\S]*?throw error;\n *\}\n/,
    'messenger.sendMessage(replyMessage);\n',
  ],
  // A promise's own function rejects it by throwing.
  [/ *try \{\n( *const callMessage = [\s\S]*?)\} catch \(error\) \{[\s\S]*?\n {6}\}\n/, '$1'],
  // Where the log that is not there was handed on.
  [/(?<=[({,]) ?log,/g, ''],
  [/, log(?=\))/g, ''],
  [/,\n *log(?=\n)/g, ''],
  [/ *timeout,\n/g, ''],
  [/methods = \{\},/, 'methods,'],
  // A greeting is plain, and goes to a window that is there or to none.
  [/ *try \{\n( *messenger\.sendMessage\(ack2Message\);\n) *\} catch \(error\) \{[\s\S]*?\n {4}\}\n/, '$1'],
  [/ *try \{\n( *messenger\.sendMessage\(synMessage\);\n) *\} catch \(error\) \{[\s\S]*?\n {4}\}\n/, '$1'],
  // What a call may end with, to have its own time.
  [/ *const lastArg = [\s\S]*?: args;\n/, ''],
  [/const timeoutId = timeout !== void 0 \? window\.setTimeout[\s\S]*?\}, timeout\) : void 0;\n/, ''],
  [/, timeoutId \}\);\n/, ' });\n'],
  [/args: argsWithoutOptions/, 'args'],
  [/\(callMessage, transferables\)/, '(callMessage)'],
  [/, timeoutId \} of/, ' } of'],
  [/ *clearTimeout\(timeoutId\);\n {6}reject\(get/, '      reject(get'],
  // Functions of a function.
  [
    /return new Proxy\(\n *path\.length \?[\s\S]*?\n {4}\}\n {2}\);/,
    `return new Proxy({}, {
    get: (target, prop) => prop === "then" ? void 0 : (...args) => callback([prop], args)
  });`,
  ],
  [/(?<=createRemoteProxy = \(callback), path = \[\]/, ''],
  // How long a connection may take.
  [/const timeoutId = timeout !== void 0 \? setTimeout[\s\S]*?\}, timeout\) : void 0;\n/, ''],
  [/ *clearTimeout\(timeoutId\);\n/, ''],
  [/ {2}let reject;\n/, ''],
  [/\(res, rej\) => \{/, '(res) => {'],
  [/ *reject = rej;\n/, ''],
  [/ *resolve,\n *reject\n/, ' resolve\n'],
  [/, reject \} = getPromise/, ' } = getPromise'],
  // What is destroyed may be so again: nothing is left to be told or taken away.
  [/once_default\((\(notifyOtherParticipant\) => \{[\s\S]*?\n {2}\})\);\n/, '$1;\n'],
  // A messenger is there, and each is new.
  [/ *if \(!messenger\) \{[\s\S]*?\n {2}\}\n/, ''],
  [/ *if \(usedMessengers\.has\(messenger\)\) \{[\s\S]*?\n {2}\}\n/, ''],
  [/ *usedMessengers\.add\(messenger\);\n/, ''],
  // Both sides are of this version, and the other one proposes.
  [
    / && \/\/ TODO: Used for backward-compatibility[^\n]*\n *remoteParticipantId !== DEPRECATED_PENPAL_PARTICIPANT_ID/,
    '',
  ],
  [/ *const isHandshakeLeader = [\s\S]*?return;\n {4}\}\n {2}\};\n/, '  };\n'],
  [/ *const methodPaths = extract[^\n]*\n/, ''],
  [/ *if \(isAck2Message\(message\)\) \{[\s\S]*?\n {4}\}\n/, ''],
  // Our methods are refused with a text: the one error that travels whole is that there is none of a name. Of the other
  // side's the host passes on what came, as the cause of an error of its own.
  [/\{ value: serializeError\(error\), /, '{ value: { penpalCode: error.code }, '],
  [/ *isSerializedErrorInstance \? deserializeError\(value\) : value\n/, 'value\n'],
  [/isError, isSerializedErrorInstance \}/, 'isError }'],
  // Names of pages and calls: as good as the browser's own, which only has them on https.
  [/crypto\.randomUUID\?\.[\s\S]*?join\("-"\)\);\n/, '() => crypto.getRandomValues(new Uint32Array(4)).join();\n'],
  // What nobody reads: errors of ours have their own words.
  [/`Method \\`[^`]*\\` is not found\.`/, "''"],
  [/`Method call \$\{formatMethodPath\(\n[^`]*destroyed connection`/, "''"],
  [/\(methodPath\) => \{(?=\n *return new PenpalError_default\(\n *"CONNECTION_DESTROYED")/, '() => {'],
  [/\(getDestroyedConnectionMethodCallError\(methodPath\)\)/, '(getDestroyedConnectionMethodCallError())'],
  [/throw getDestroyedConnectionMethodCallError\(methodPath\)/, 'throw getDestroyedConnectionMethodCallError()'],
  [/\{ methodPath, resolve, reject \}/, '{ resolve, reject }'],
  [/\{ methodPath, reject \}/, '{ reject }'],
];

/** penpal without what the host does not reach. Throws where its file no longer is as it was. */
export function withoutUnreached(code: string): string {
  let lean = withoutLog(code);
  for (const [statement, left] of unreached) {
    if (!statement.test(lean)) throw new Error(`penpal is written in another way now: ${statement}`);
    lean = lean.replace(statement, left);
  }
  return lean;
}

export const leanPenpal = (): Plugin => ({
  name: 'kadam-lean-penpal',
  transform: (code, id) =>
    /\/penpal\/dist\/penpal\.mjs$/.test(id) ? { code: withoutUnreached(code), map: null } : null,
});
