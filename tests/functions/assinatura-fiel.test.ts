/** What is signed is what the record has, and a prescription as it is checked now. */
import { localDe } from '@domain/agenda/fuso.ts';
import { COMPOSICAO_VAZIA } from '@domain/contracts/prescricao.ts';
import { impressoDe } from '@domain/impressos/documento.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { conferir } from '@domain/prescricao/conferir.ts';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarIcp, type Icp } from '../support/icp.ts';
import { evolucaoFinalizada, papelDaEvolucao } from './support/evolucoes.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';
import {
  abrirPrescritor,
  itemDeTeste,
  type Prescritor,
  receitaDeTeste,
} from './support/prescricao.ts';

const funcoes = usarFuncoes();
let icp: Icp;
let ela: Prescritor;

beforeAll(async () => {
  icp = criarIcp();
  ela = await abrirPrescritor(funcoes, icp);
});
afterAll(() => icp.remover());

const AMOXICILINA = itemDeTeste(
  'Amoxicilina 500 mg, cápsula',
  'Tomar 1 cápsula de 8 em 8 horas por 7 dias',
);

it('takes the paper that is made of the record, byte by byte', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const resposta = await ela.registrar(id, await ela.papel(id));
  expect(resposta.status, resposta.texto).toBe(200);
  const atestado = await ela.preparar({
    tipo: 'atestado',
    conteudo: { ...COMPOSICAO_VAZIA.atestado, dias: 2 },
  });
  const outra = await ela.registrar(atestado, await ela.papel(atestado), 'atestado');
  expect(outra.status, outra.texto).toBe(200);
});

it('refuses a paper that says something else', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const maisDoses = await ela.papel(id, (lida) => ({
    ...lida,
    documento: {
      ...lida.documento,
      conteudo: { itens: [{ ...AMOXICILINA, quantidade_texto: '210 cápsulas' }] },
    },
  }));
  expect(erroDe(await ela.registrar(id, maisDoses), 422).error).toMatch(/não é o documento/);
  const sobreposto = await PDF.load(await ela.papel(id));
  sobreposto.getPage(0)?.drawText('e mais 3 caixas', { x: 80, y: 300, size: 20 });
  const acrescido = new Uint8Array(await sobreposto.save({ incremental: true }));
  expect(erroDe(await ela.registrar(id, acrescido), 422).error).toMatch(/não é o documento/);
  expect((await ela.base(id)).documento.emitida_em).toBeNull();
});

it('refuses a paper of days ago', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const lida = await ela.base(id);
  const quando = new Date(Date.now() - 49 * 3_600_000);
  const velho = await gerarImpresso(impressoDe(lida, { situacao: 'digital', quando }));
  expect(localDe(quando, lida.fuso)).not.toBe(localDe(new Date(), lida.fuso));
  expect(erroDe(await ela.registrar(id, velho), 422).error).toMatch(/há mais de um dia/);
});

it('asks for the reason of what stops, whatever was sent with the document', async () => {
  const semRazao = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]), [
    'amoxicilina',
  ]);
  const recusa = erroDe(await ela.registrar(semRazao, await ela.papel(semRazao)), 422).error;
  expect(recusa).toMatch(/^A conferência de agora/);
  expect(recusa).toMatch(/alergi/i);
  const ALERGICO = ['amoxicilina'];
  const hoje = localDe(new Date(), 'America/Sao_Paulo').slice(0, 10);
  const impede = conferir([AMOXICILINA], { alergias: ALERGICO }, hoje).achados.filter(
    ({ grau }) => grau === 'impede',
  );
  expect(impede.length).toBeGreaterThan(0);
  const guardados = impede.map(({ regra, codigo, grau, frase, fonte, verificacao }) => ({
    regra,
    codigo,
    grau,
    frase,
    fonte,
    verificacao,
    itens: [AMOXICILINA.nome],
    justificativa: 'Tolerou amoxicilina no mês passado, sem reação.',
  }));
  const deOutro = guardados.map((um) => ({ ...um, itens: ['Losartana 50 mg'] }));
  const comEssa = await ela.preparar(
    receitaDeTeste('antimicrobiano', [AMOXICILINA], deOutro),
    ALERGICO,
  );
  erroDe(await ela.registrar(comEssa, await ela.papel(comEssa)), 422);
  const comRazao = await ela.preparar(
    receitaDeTeste('antimicrobiano', [AMOXICILINA], guardados),
    ALERGICO,
  );
  const aceita = await ela.registrar(comRazao, await ela.papel(comRazao));
  expect(aceita.status, aceita.texto).toBe(200);
});

it('refuses a controlled medicine on an ordinary prescription', async () => {
  const id = await ela.preparar(
    receitaDeTeste('simples', [
      itemDeTeste('Clonazepam 2 mg, comprimido', 'Tomar 1 comprimido à noite'),
    ]),
  );
  expect(erroDe(await ela.registrar(id, await ela.papel(id)), 422).error).toMatch(
    /tipo de receita/,
  );
});

describe('an entry of the record', () => {
  const nova = (mais: object = {}) => evolucaoFinalizada(funcoes, ela.aqui, mais);
  const papel = (id: string, ...muda: [Parameters<typeof papelDaEvolucao>[3]?]) =>
    papelDaEvolucao(funcoes, ela.aqui.medico.token, id, ...muda);

  it('is taken as the record has it, measures and diagnoses too', async () => {
    const id = await nova({
      temperatura: 37.5,
      pressao_sistolica: 120,
      pressao_diastolica: 80,
      plano: 'Retorno em 7 dias.\nSe piorar, antes.',
      diagnosticos: [
        { sistema: 'cid10', codigo: 'J20', descricao: 'Bronquite aguda', certeza: 'hipotese' },
      ],
    });
    const resposta = await ela.registrar(id, await papel(id), 'evolucao');
    expect(resposta.status, resposta.texto).toBe(200);
  });

  it('is refused where its paper says something else, or is that of another', async () => {
    const [id, outra] = [await nova(), await nova({ subjetivo: 'Dor de cabeça.' })];
    const mudada = await papel(id, (de) => ({
      ...de,
      entrada: { ...de.entrada, subjetivo: 'Sem queixas.' },
    }));
    const deOutraPessoa = await papel(id, (de) => ({
      ...de,
      paciente: { ...de.paciente, nome: 'Outra Pessoa' },
    }));
    const sobreposto = await PDF.load(await papel(id));
    sobreposto.getPage(0)?.drawText('e mais', { x: 80, y: 300, size: 20 });
    const acrescido = new Uint8Array(await sobreposto.save({ incremental: true }));
    for (const pdf of [mudada, deOutraPessoa, acrescido, await papel(outra)]) {
      const { codigo, error } = erroDe(await ela.registrar(id, pdf, 'evolucao'), 422);
      expect(codigo).toBe('REGRA_VIOLADA');
      expect(error).toMatch(/não é a evolução que está no prontuário/);
    }
    const assinadas = await funcoes.sql(
      'select id from public.documentos_assinados where documento_id = any ($1)',
      [[id, outra]],
    );
    expect(assinadas).toEqual([]);
  });

  it('of a neighbour is not there, whatever paper comes with it', async () => {
    const id = await nova();
    const vizinha = await abrirPrescritor(funcoes, icp);
    const dela = await evolucaoFinalizada(funcoes, vizinha.aqui);
    const seu = await papelDaEvolucao(funcoes, vizinha.aqui.medico.token, dela);
    for (const pdf of [await papel(id), seu]) {
      erroDe(await vizinha.registrar(id, pdf, 'evolucao'), 404);
    }
    expect(erroDe(await ela.registrar(id, seu, 'evolucao'), 422).codigo).toBe('REGRA_VIOLADA');
  });
});

describe('a paper to be signed by hand', () => {
  const emitir = (documentIds: unknown, token = ela.aqui.medico.token) =>
    funcoes.chamar('POST', '/digital-signature/paper', { token, corpo: { documentIds } });
  const estados = async (ids: readonly string[]) =>
    funcoes.sql('select estado, assinatura from public.prescricoes where id = any ($1)', [ids]);

  it('is emitted once it was checked, as one that a certificate signs', async () => {
    const ids = [
      await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA])),
      await ela.preparar({
        tipo: 'atestado',
        conteudo: { ...COMPOSICAO_VAZIA.atestado, dias: 2 },
      }),
    ];
    const resposta = await emitir(ids);
    expect(resposta.status, resposta.texto).toBe(200);
    expect(new Set((resposta.corpo as { documentIds: string[] }).documentIds)).toEqual(
      new Set(ids),
    );
    expect(await estados(ids)).toEqual(
      ids.map(() => ({ estado: 'emitida', assinatura: 'manual' })),
    );
    expect(erroDe(await emitir(ids), 422).codigo).toBe('REGRA_VIOLADA');
  });

  it('is not, where what stops has no written reason or the kind is another; nor what goes with it', async () => {
    const ids = [
      await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA])),
      await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]), ['amoxicilina']),
    ];
    expect(erroDe(await emitir(ids), 422).error).toMatch(/^A conferência de agora.*alergi/i);
    const outroTipo = await ela.preparar(
      receitaDeTeste('simples', [
        itemDeTeste('Clonazepam 2 mg, comprimido', 'Tomar 1 comprimido à noite'),
      ]),
    );
    expect(erroDe(await emitir([outroTipo]), 422).error).toMatch(/tipo de receita/);
    const rascunho = { estado: 'rascunho', assinatura: null };
    expect(await estados([...ids, outroTipo])).toEqual([rascunho, rascunho, rascunho]);
  });

  it('is of its prescriber alone, and past the function nobody emits it', async () => {
    const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
    const { clinica, equipe, medico } = ela.aqui;
    const vizinha = await abrirPrescritor(funcoes, icp);
    erroDe(await emitir([id], vizinha.aqui.medico.token), 404);
    for (const { token } of [clinica, equipe]) erroDe(await emitir([id], token), 403);
    for (const errado of [[], ['x'], null, [crypto.randomUUID(), null]]) {
      erroDe(await emitir(errado), 400);
    }
    const direto = await funcoes.direto('POST', '/rest/v1/rpc/emitir_no_papel', {
      token: medico.token,
      corpo: { p_medico: medico.id, p_documentos: [id] },
    });
    expect([401, 403, 404]).toContain(direto.status);
    expect(await estados([id])).toEqual([{ estado: 'rascunho', assinatura: null }]);
  });
});
