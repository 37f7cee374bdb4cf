import type { ReactNode } from 'react';
import { Heading } from '../kit/heading';
import { Stack } from '../kit/stack';
import { Tile } from '../kit/tile';
import css from './lending-partners.module.css';

/** 'Our Lending Partners': names with neutral monograms, two abreast. Source: S1§1. */
export function LendingPartners(props: { readonly title: string; readonly names: readonly string[] }): ReactNode {
  return (
    <Stack gap={2}>
      <Heading level={2} size="section">
        {props.title}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.grid}>
        {props.names.map((name) => (
          <li key={name} className={css.partner}>
            <Tile name={name} size={28} />
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
