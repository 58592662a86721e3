import { respostaDoAssistenteSchema } from '@domain/contracts/assistente.ts';
import { expect, it } from 'vitest';
import { registrar } from './support/contas.ts';
import { AMBIENTE_DO_MODELO, modeloQueMente } from './support/modelo.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const MENTIRA = 'Dê 900 mg de zyxomabe';

it('asks a model outside only with consent, without names, and shows no sentence that it made up', async () => {
  const medico = await registrar(funcoes, 'plantonista');
  const perguntar = async () =>
    respostaDoAssistenteSchema.parse(
      (
        await funcoes.chamar('POST', '/ai/medical-assistant', {
          token: medico.token,
          corpo: {
            prompt: 'dona Maria Silva, CPF 529.982.247-25, anafilaxia dose de adrenalina no adulto',
          },
        })
      ).corpo,
    );
  const modelo = await modeloQueMente(MENTIRA);
  try {
    expect((await perguntar()).provedor).toMatchObject({ nome: 'local' });
    expect(modelo.pedidos).toEqual([]);
    expect(await funcoes.chamar('GET', '/ai/provider', { token: medico.token })).toMatchObject({
      status: 200,
      corpo: { externo: null, gravacoes: false },
    });

    const autorizar = await funcoes.direto('POST', '/rest/v1/rpc/definir_meu_consentimento_de_ia', {
      token: medico.token,
      corpo: { p_consente: true, p_responsavel: 'Helena Prado' },
    });
    expect(autorizar).toMatchObject({ status: 200, corpo: true });
    expect(await funcoes.chamar('GET', '/ai/model', { token: medico.token })).toMatchObject({
      status: 200,
      corpo: {
        success: true,
        externo: AMBIENTE_DO_MODELO.IA_NOME,
        transcreve: true,
        vetores: expect.stringContaining('127.0.0.1'),
      },
    });
    expect(await funcoes.chamar('GET', '/ai/provider', { token: medico.token })).toMatchObject({
      status: 200,
      corpo: { success: true, externo: AMBIENTE_DO_MODELO.IA_NOME, gravacoes: false },
    });
    const resposta = await perguntar();
    expect(resposta.provedor).toMatchObject({ nome: AMBIENTE_DO_MODELO.IA_NOME, modelo: 'x' });
    expect(resposta.redacao?.frases).toHaveLength(1);
    expect(JSON.stringify(resposta)).not.toContain(MENTIRA);
    expect(modelo.pedidos).toHaveLength(1);
    expect(modelo.pedidos[0]).not.toMatch(/Maria|529/);
  } finally {
    await modelo.encerrar();
  }
  expect(await perguntar()).toMatchObject({
    provedor: { nome: 'local' },
    queda: expect.stringMatching(/\S/),
  });
  expect(
    await funcoes.sql(
      'select provedor, modelo from ia_interacoes where medico_id = $1 order by criada_em',
      [medico.id],
    ),
  ).toMatchObject([
    { provedor: 'local' },
    { provedor: AMBIENTE_DO_MODELO.IA_NOME, modelo: 'x' },
    { provedor: 'local' },
  ]);
  expect(funcoes.log().join('\n')).not.toContain(AMBIENTE_DO_MODELO.IA_CHAVE);
});
