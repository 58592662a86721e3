import { AVISOS_DA_ASSINATURA, MOTIVOS } from '@domain/assinatura/motivos.ts';
import { respostaDeAssinaturaSchema } from '@domain/contracts/assinatura.ts';
import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import { respostaDeCarimboSchema } from '@domain/contracts/carimbo.ts';
import {
  respostaDeNuvensSchema,
  respostaDePedidoDeNuvemSchema,
  respostaDoRetornoSchema,
} from '@domain/contracts/nuvem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Defect, SIMULATED_CLIENT, SIMULATOR } from '../../local/icp/psc-simulator.ts';
import { TIMESTAMPS } from '../../local/icp/timestamp.ts';
import { RECUSAS_DA_NUVEM } from '../../supabase/functions/digital-signature/psc/falhas.ts';
import { novoCpf } from '../support/documentos.ts';
import { APROVADO, julgadoPorOutros } from '../support/programas-de-outros.ts';
import { abrirClinica, type ClinicaComAgenda } from './support/agenda.ts';
import { type Conta, entrar, registrar } from './support/contas.ts';
import { abrirAssinado, evolucaoFinalizada, papelDaEvolucao, SITE } from './support/evolucoes.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const cpf = novoCpf();
let aqui: ClinicaComAgenda;
let vizinho: Conta;

beforeAll(async () => {
  aqui = await abrirClinica(funcoes);
  vizinho = await registrar(funcoes, 'medico');
  for (const [id, dele] of [
    [aqui.medico.id, cpf],
    [vizinho.id, novoCpf()],
  ]) {
    await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
      dele,
      id,
    ]);
  }
});

const pedir = async (documentos = 1) => {
  const { corpo } = await funcoes.chamar('POST', '/digital-signature/cloud', {
    token: aqui.medico.token,
    corpo: { provedor: 'simulador', documentos },
  });
  return respostaDePedidoDeNuvemSchema.parse(corpo).endereco;
};

/** What the person does at the provider, whose redirect is answered. */
async function responder(endereco: string, como: 'Autorizar' | 'Recusar' = 'Autorizar') {
  const pagina = await (await fetch(endereco)).text();
  expect(pagina).toContain('Isto não é uma certificadora');
  const [, caminho = ''] = new RegExp(`href="([^"]+)">${como}<`).exec(pagina) ?? [];
  const resposta = await fetch(new URL(caminho, funcoes.apiUrl), { redirect: 'manual' });
  const volta = new URL(resposta.headers.get('location') ?? '');
  expect(volta.pathname).toBe('/certificado-em-nuvem');
  return Object.fromEntries(volta.searchParams) as { state: string; code?: string };
}

const retornar = (corpo: object, token = aqui.medico.token) =>
  funcoes.chamar('POST', '/digital-signature/cloud/return', { token, corpo });

async function autorizar(documentos = 1) {
  const { corpo } = await retornar(await responder(await pedir(documentos)));
  return respostaDoRetornoSchema.parse(corpo).autorizacao;
}

/** Of the entries that are made here, each as it was before it was signed. */
const papeis = new Map<string, string>();

const assinar = async (documentId: string, certificateData: string, token = aqui.medico.token) =>
  funcoes.chamar('POST', '/digital-signature', {
    token,
    cabecalhos: { origin: SITE },
    corpo: {
      documentId,
      documentType: 'evolucao',
      documentContent: papeis.get(documentId),
      certificateType: 'A3',
      certificateData,
      certificatePassword: '',
    },
  });
async function evolucao() {
  const id = await evolucaoFinalizada(funcoes, aqui);
  const papel = await papelDaEvolucao(funcoes, aqui.medico.token, id);
  papeis.set(id, Buffer.from(papel).toString('base64'));
  return id;
}

const abrir = (id: string) => abrirAssinado(funcoes, aqui.medico.token, id);

const guardados = async (documento: string) =>
  (
    await funcoes.sql('select id from public.documentos_assinados where documento_id = $1', [
      documento,
    ])
  ).length;

async function comDefeito(defeito: Defect, tarefa: () => Promise<void>) {
  const dizer = (qual: Defect) =>
    fetch(`${funcoes.apiUrl}${SIMULATOR}/defeito`, {
      method: 'POST',
      body: JSON.stringify({ cpf, defeito: qual }),
    });
  await dizer(defeito);
  try {
    await tarefa();
  } finally {
    await dizer('nenhum');
  }
}

describe('signing in a cloud', () => {
  it('says which clouds there are, and what is authorised', async () => {
    const ler = async () => {
      const { corpo } = await funcoes.chamar('GET', '/digital-signature/cloud', {
        token: aqui.medico.token,
      });
      return respostaDeNuvensSchema.parse(corpo);
    };
    const { provedores } = await ler();
    // Nobody is registered at the others here: they are off.
    expect(provedores).toEqual([
      { id: 'simulador', nome: 'Simulador (certificado de teste)', simulado: true },
    ]);
    const autorizacao = await autorizar();
    expect((await ler()).autorizacao).toEqual(autorizacao);
    const fim = await funcoes.direto('POST', '/rest/v1/rpc/encerrar_autorizacao_em_nuvem', {
      token: aqui.medico.token,
      corpo: { p_id: autorizacao.id },
    });
    expect(fim.status).toBe(204);
    expect((await ler()).autorizacao).toBeNull();
  });

  it('signs one document with what was authorised for one', async () => {
    const [id, outro] = [await evolucao(), await evolucao()];
    const { id: autorizacao } = await autorizar();
    const resposta = await assinar(id, autorizacao);
    const feita = respostaDeAssinaturaSchema.parse(resposta.corpo);
    expect(feita).toMatchObject({
      nivel: 'AD-RT',
      situacao: 'valida',
      certificate: { tipo: 'A3', teste: true },
    });
    const raizes = await funcoes.sql<{ der: string }>('select der from public.icp_ancoras');
    const julgado = await julgadoPorOutros(
      await abrir(feita.signatureId),
      raizes.map(({ der }) => Buffer.from(der, 'base64')),
    );
    expect(julgado).toEqual(APROVADO);
    const depois = erroDe(await assinar(outro, autorizacao), 422);
    expect(depois.error).toBe(RECUSAS_DA_NUVEM.vencida);
    expect(await guardados(outro)).toBe(0);
  });

  it('signs several in a session, and none of them twice', async () => {
    const ids = [await evolucao(), await evolucao()];
    const { id } = await autorizar(2);
    for (const um of ids) expect((await assinar(um, id)).status).toBe(200);
    expect(erroDe(await assinar(ids[0] ?? '', id), 409).codigo).toBe('JA_EXISTE');
  });

  it('takes a return once, from who asked, in the session that asked', async () => {
    const retorno = await responder(await pedir());
    const { token: outraSessao } = respostaDeLoginSchema.parse(
      (await entrar(funcoes, aqui.medico.email)).corpo,
    );
    for (const token of [vizinho.token, outraSessao]) {
      erroDe(await retornar(retorno, token), 404);
    }
    const { autorizacao } = respostaDoRetornoSchema.parse((await retornar(retorno)).corpo);
    erroDe(await retornar(retorno), 404);
    erroDe(await retornar({ state: 'um-estado-que-ninguem-sorteou', code: 'x' }), 404);
    const id = await evolucao();
    expect(erroDe(await assinar(id, autorizacao.id, outraSessao), 422).error).toBe(
      RECUSAS_DA_NUVEM.vencida,
    );
  });

  it('is for accounts that sign, and knows no provider that is off', async () => {
    const { token } = aqui.clinica;
    expect((await funcoes.chamar('GET', '/digital-signature/cloud', { token })).status).toBe(403);
    const desligado = await funcoes.chamar('POST', '/digital-signature/cloud', {
      token: aqui.medico.token,
      corpo: { provedor: 'vidaas', documentos: 1 },
    });
    erroDe(desligado, 404);
  });
});

describe('a cloud that fails', () => {
  it('because the person refused is told, and the return is used up', async () => {
    const retorno = await responder(await pedir(), 'Recusar');
    expect(erroDe(await retornar(retorno), 422).error).toBe(RECUSAS_DA_NUVEM.recusada);
    erroDe(await retornar({ ...retorno, error: '', code: 'tentado-depois' }), 404);
  });

  it.each<[Defect, string]>([
    ['token recusado', RECUSAS_DA_NUVEM.vencida],
    ['outra pessoa', RECUSAS_DA_NUVEM.outraPessoa],
    ['sem certificado', RECUSAS_DA_NUVEM.semCertificado],
  ])('on the way back: %s', async (defeito, frase) => {
    await comDefeito(defeito, async () => {
      const resposta = await retornar(await responder(await pedir()));
      expect(erroDe(resposta, 422).error).toBe(frase);
    });
  });

  it.each<[Defect, string]>([
    ['token vencido', RECUSAS_DA_NUVEM.vencida],
    ['assinatura errada', MOTIVOS.naoConfere.frase],
  ])('as it signs: %s, and nothing is kept', async (defeito, frase) => {
    const id = await evolucao();
    const { id: autorizacao } = await autorizar(2);
    await comDefeito(defeito, async () => {
      expect(erroDe(await assinar(id, autorizacao), 422).error).toContain(frase);
    });
    expect(await guardados(id)).toBe(0);
  });
});

it('signs again as AD-RB, by the same authorisation, where no stamp comes, and says so', async () => {
  const dizer = (calado: 'sim' | 'nao') =>
    fetch(`${funcoes.apiUrl}${TIMESTAMPS}/calado`, { method: 'POST', body: calado });
  const carimbo = async () => {
    const { corpo } = await funcoes.chamar('POST', '/digital-signature/timestamp', {
      token: aqui.medico.token,
      corpo: { signature: 'AAAA' },
    });
    return respostaDeCarimboSchema.parse(corpo).carimbo;
  };
  const [id, outro] = [await evolucao(), await evolucao()];
  const { id: autorizacao } = await autorizar();
  await dizer('sim');
  try {
    const resposta = await assinar(id, autorizacao);
    expect(respostaDeAssinaturaSchema.parse(resposta.corpo)).toMatchObject({
      nivel: 'AD-RB',
      situacao: 'valida',
      avisos: expect.arrayContaining([AVISOS_DA_ASSINATURA.carimboIndisponivel]),
    });
    expect(await carimbo()).toBeNull();
    // What was for one document is over with it.
    expect(erroDe(await assinar(outro, autorizacao), 422).error).toBe(RECUSAS_DA_NUVEM.vencida);
  } finally {
    await dizer('nao');
    // It is left alone for a while, which other files are not to notice.
    await expect.poll(carimbo, { timeout: 30_000, interval: 500 }).not.toBeNull();
  }
}, 60_000);

it('leaves no code, state or secret in the log, and none to read in the database', async () => {
  const endereco = await pedir();
  const retorno = await responder(endereco);
  await retornar(retorno);
  await retornar(retorno);
  const dito = funcoes.log().join('\n');
  const segredos = [retorno.state, retorno.code ?? 'x', SIMULATED_CLIENT.secret];
  for (const segredo of segredos) expect(dito).not.toContain(segredo);
  const linhas = await funcoes.sql<{ segredo: string | null }>(
    'select segredo from private.autorizacoes_em_nuvem where segredo is not null',
  );
  expect(linhas.length).toBeGreaterThan(0);
  for (const { segredo } of linhas) {
    expect(Buffer.from(segredo ?? '', 'base64').toString('latin1')).not.toMatch(
      /token|verificador/,
    );
  }
});
