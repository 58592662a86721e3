/** The planned shifts, as the calendar of a phone reads them: by an address, without an account. */

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let plantonista: Conta;
let chave: string;

const ler = (nome: string, metodo = 'GET', cabecalhos = {}) =>
  funcoes.chamar(metodo, `/calendario/${nome}`, { cabecalhos });
async function novaChave(): Promise<string> {
  const { corpo } = await funcoes.direto('POST', '/rest/v1/rpc/criar_calendario_de_plantoes', {
    token: plantonista.token,
    corpo: { p_avisar_antes: 120 },
  });
  return z.string().check(z.length(32)).parse(corpo);
}
/** The lines of a calendar as RFC 5545 has them read: folded ones made one. */
const linhasDe = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n');

/** All that a calendar is told: neither a patient nor money has a place in it. */
const PROPRIEDADES = [
  ...['ACTION', 'BEGIN', 'CALSCALE', 'DESCRIPTION', 'DTEND', 'DTSTAMP', 'DTSTART', 'END'],
  ...['LAST-MODIFIED', 'LOCATION', 'METHOD', 'PRODID', 'REFRESH-INTERVAL', 'SEQUENCE', 'STATUS'],
  ...['SUMMARY', 'TRANSP', 'TRIGGER', 'UID', 'VERSION', 'X-PUBLISHED-TTL', 'X-WR-CALNAME'],
];

beforeAll(async () => {
  plantonista = await registrar(funcoes, 'plantonista');
  const { id } = plantonista;
  const local = crypto.randomUUID();
  await funcoes.sql(
    `insert into public.locais_de_plantao (id, medico_id, nome, cidade) values ($1, $2, 'UPA Norte; térreo', 'São Paulo')`,
    [local, id],
  );
  await funcoes.sql(
    `insert into public.plantoes (medico_id, local_id, inicio, fim, estado, valor_combinado_centavos)
     select $2, $1, now() + make_interval(days => d), now() + make_interval(days => d, hours => 12), e, 150000
     from (values (1, 'previsto'), (2, 'cancelado'), (500, 'previsto')) as v (d, e)`,
    [local, id],
  );
  chave = await novaChave();
});

describe('the address', () => {
  it('answers a calendar that is valid, whole, kept by nobody, and says no money', async () => {
    const { status, texto, cabecalhos } = await ler(`${chave}.ics`);
    expect(status).toBe(200);
    expect(cabecalhos.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(cabecalhos.get('content-disposition')).toBe('inline; filename="plantoes.ics"');
    expect(cabecalhos.get('cache-control')).toBe('no-store');
    expect(cabecalhos.get('x-content-type-options')).toBe('nosniff');
    expect(texto.endsWith('\r\n')).toBe(true);
    expect(texto.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const linha of texto.split('\r\n')) {
      expect(new TextEncoder().encode(linha).length).toBeLessThanOrEqual(75);
    }
    const linhas = linhasDe(texto);
    expect(linhas.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(linhas.at(-2)).toBe('END:VCALENDAR');
    const quantas = (linha: string) => linhas.filter((uma) => uma === linha).length;
    // The one of 500 days ahead is beyond what a calendar shows; a cancelled one is taken back, and rings not.
    expect([quantas('BEGIN:VEVENT'), quantas('END:VEVENT')]).toEqual([2, 2]);
    expect([quantas('STATUS:CONFIRMED'), quantas('STATUS:CANCELLED')]).toEqual([1, 1]);
    expect(quantas('TRIGGER:-PT120M')).toBe(1);
    expect(linhas).toContain('SUMMARY:Plantão · UPA Norte\\; térreo');
    const ids = linhas.filter((uma) => uma.startsWith('UID:'));
    expect(new Set(ids).size).toBe(2);
    for (const nome of ['DTSTAMP', 'DTSTART', 'DTEND']) {
      const deles = linhas.filter((uma) => uma.startsWith(`${nome}:`));
      expect(deles).toHaveLength(2);
      for (const um of deles) expect(um).toMatch(/:\d{8}T\d{6}Z$/);
    }
    const nomes = [...new Set(linhas.slice(0, -1).map((uma) => uma.split(/[:;]/)[0]))];
    expect(nomes.sort()).toEqual(PROPRIEDADES);
  });

  it('answers the same under a condition: what is not kept is not compared', async () => {
    const sempre = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    const { status, texto } = await ler(`${chave}.ics`, 'GET', sempre);
    expect(status).toBe(200);
    expect(texto).toContain('BEGIN:VCALENDAR');
  });

  it('answers HEAD without a body', async () => {
    const { status, texto, cabecalhos } = await ler(`${chave}.ics`, 'HEAD');
    expect([status, texto]).toEqual([200, '']);
    expect(cabecalhos.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not for %s', async (metodo) => {
    expect(erroDe(await ler(`${chave}.ics`, metodo), 405).codigo).toBe('METODO_NAO_PERMITIDO');
  });

  it.each([
    ['one that nobody made', `${'A'.repeat(32)}.ics`],
    ['one cut short', `${'A'.repeat(31)}.ics`],
    ['one with more behind it', `${'A'.repeat(33)}.ics`],
    ['no calendar', 'A'.repeat(32)],
    ['one with a quote', `${'%27'.repeat(32)}.ics`],
    ['one as long as nobody types', `${'A'.repeat(3000)}.ics`],
  ])('opens nothing of %s', async (_qual, nome) => {
    expect(erroDe(await ler(nome), 404).codigo).toBe('NAO_ENCONTRADO');
  });

  it('is not opened by a session instead of its key', async () => {
    const { token, id } = plantonista;
    expect(
      erroDe(await funcoes.chamar('GET', `/calendario/${id}.ics`, { token }), 404),
    ).toBeTruthy();
  });
});

describe('another address', () => {
  it('ends the one before; the end of it ends both', async () => {
    const antes = await novaChave();
    const depois = await novaChave();
    expect(erroDe(await ler(`${antes}.ics`), 404).codigo).toBe('NAO_ENCONTRADO');
    expect(await ler(`${depois}.ics`)).toMatchObject({ status: 200 });
    await funcoes.direto('POST', '/rest/v1/rpc/encerrar_calendario_de_plantoes', {
      token: plantonista.token,
      corpo: {},
    });
    expect(erroDe(await ler(`${depois}.ics`), 404).codigo).toBe('NAO_ENCONTRADO');
  });

  it('is asked sixty times an hour, then has to wait', async () => {
    const nova = await novaChave();
    expect(await ler(`${nova}.ics`)).toMatchObject({ status: 200 });
    await funcoes.sql(
      `update private.tentativas set vezes = 60 where chave = private.chave_de_tentativa('calendario', private.hash_do_convite($1))`,
      [nova],
    );
    expect(erroDe(await ler(`${nova}.ics`), 429).codigo).toBe('BLOQUEADO');
  });

  it('opens nothing of who is no longer active', async () => {
    const nova = await novaChave();
    await funcoes.sql('update public.profiles set ativo = false where id = $1', [plantonista.id]);
    expect(erroDe(await ler(`${nova}.ics`), 404).codigo).toBe('NAO_ENCONTRADO');
  });
});
