/** Parameter names of a path: `txnUuid` of `/kfs/:txnUuid`. */
export type ParamsOf<Text extends string> = Text extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamsOf<After>
    : Rest
  : never;
