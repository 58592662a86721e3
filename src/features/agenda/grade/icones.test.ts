import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { APARENCIA } from '../situacao.ts';
import { TRACOS } from './icones.ts';

it.each(STATUS_DO_AGENDAMENTO)('draws %s on a card as everywhere else', (status) => {
  const desenho = renderToStaticMarkup(createElement(APARENCIA[status].icone));
  const tracos = [...desenho.matchAll(/ d="([^"]+)"/g)].map(([, traco]) => traco);
  expect(tracos.length).toBeGreaterThan(0);
  expect(TRACOS[status]).toBe(tracos.join(''));
});
