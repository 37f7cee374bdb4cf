import type { Plugin } from 'rollup';

const home = /\/preact\/dist\/preact\.mjs$/;
/** A function of three parameters that asks `arguments` how many there are, and for what comes after the second. */
const ASKING =
  /function (\w+)\((\w+),(\w+),(\w+)\)\{(var [^;]*?\w+=)arguments\.length;([^}]*?)\w+\.call\(arguments,2\)/g;

/** `createElement` and `cloneElement` of Preact with rest parameters in place of `arguments`: where one of them is called
 *  once, the minifier puts it into the function around, and there `arguments` are those of that one, or none at all. Fails
 *  where Preact is written in another way than it was. */
export const restParameters = (): Plugin => ({
  name: 'kadam-rest-parameters',
  transform(code, id) {
    if (!home.test(id)) return null;
    const rewritten = code.replace(
      ASKING,
      (_, name, type, props, child, before, after) =>
        `function ${name}(${type},${props},${child},...rest){${before}rest.length>0?3+rest.length:${child}===void 0?2:3;${after}[${child},...rest]`,
    );
    if (/\barguments\b/.test(rewritten)) this.error(`${id} asks for arguments in a way that is not known here`);
    return { code: rewritten, map: null };
  },
});
