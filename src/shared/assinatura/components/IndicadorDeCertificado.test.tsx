import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ID_DA_MEDICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { anotarAtivo } from '../notas.ts';
import { IndicadorDeCertificado } from './IndicadorDeCertificado.tsx';

const daqui = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString();

function abrir(soSePreciso = false) {
  return mostrar(
    <SoDentro>
      <IndicadorDeCertificado soSePreciso={soSePreciso} />
      <p>cabeçalho</p>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  ).screen;
}

it.each([
  [null, 'Certificado digital: nenhum ativo neste navegador'],
  [{ validUntil: daqui(90) }, /^Certificado digital: Válido até \d\d\/\d\d\/\d{4}$/],
  [{ validUntil: daqui(29) }, /^Certificado digital: Expirando. Válido até/],
  [{ validUntil: daqui(-1) }, /^Certificado digital: Expirado. Expirou em/],
  [{ validUntil: null }, 'Certificado digital: Validade não informada'],
])('says what is active: %j', async (ativo, nome) => {
  anotarAtivo(ID_DA_MEDICA, ativo);
  const tela = abrir();
  const ligacao = await tela.findByRole('link', { name: nome });
  expect(ligacao.getAttribute('href')).toBe('/conta/certificados');
});

it('follows what changes elsewhere on the device', async () => {
  const tela = abrir();
  await tela.findByRole('link', { name: /nenhum ativo/ });
  act(() => anotarAtivo(ID_DA_MEDICA, { validUntil: daqui(90) }));
  expect(await tela.findByRole('link', { name: /Válido até/ })).toBeTruthy();
});

it('knows nothing of another person of the device', async () => {
  anotarAtivo('outra', { validUntil: daqui(90) });
  expect(await abrir().findByRole('link', { name: /nenhum ativo/ })).toBeTruthy();
});

it('where room is short, shows only what asks for something to be done', async () => {
  anotarAtivo(ID_DA_MEDICA, { validUntil: daqui(90) });
  const tela = abrir(true);
  await tela.findByText('cabeçalho');
  expect(tela.queryByRole('link')).toBeNull();
  act(() => anotarAtivo(ID_DA_MEDICA, { validUntil: daqui(2) }));
  expect(await tela.findByRole('link', { name: /Expirando/ })).toBeTruthy();
});
