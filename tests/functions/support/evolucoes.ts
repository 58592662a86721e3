import { enderecoDeValidacao } from '@domain/contracts/prescricao.ts';
import { type BaseDaEvolucao, baseDaEvolucaoSchema } from '@domain/contracts/prontuario-papel.ts';
import { evolucaoNoPapel } from '@domain/impressos/evolucao.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { expect } from 'vitest';
import type { ClinicaComAgenda } from './agenda.ts';
import type { Funcoes } from './pilha.ts';

/** The site that the paper's QR names, as its caller's origin. */
export const SITE = 'http://127.0.0.1:54420';

/** A finished entry of a clinic's doctor, ready to be signed. */
export async function evolucaoFinalizada(
  funcoes: Funcoes,
  { medico, clinica, paciente }: ClinicaComAgenda,
  mais: object = {},
): Promise<string> {
  const { corpo } = await funcoes.direto('POST', '/rest/v1/prontuarios?select=id', {
    token: medico.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: clinica.id, paciente_id: paciente, subjetivo: 'Tosse.', ...mais },
  });
  const [{ id }] = corpo as [{ id: string }];
  await funcoes.direto('PATCH', `/rest/v1/prontuarios?id=eq.${id}`, {
    token: medico.token,
    corpo: { status: 'finalizado' },
  });
  return id;
}

/** The paper of an entry as the browser makes it, of what is kept or of what somebody made of it. */
export async function papelDaEvolucao(
  funcoes: Funcoes,
  token: string,
  id: string,
  mudada: (de: BaseDaEvolucao) => BaseDaEvolucao = (de) => de,
): Promise<Uint8Array> {
  const rpc = (nome: string, corpo: object) =>
    funcoes.direto('POST', `/rest/v1/rpc/${nome}`, { token, corpo });
  const lida = await rpc('base_da_evolucao', { p_evolucao: id });
  const reserva = await rpc('reservar_codigo', { p_tipo: 'evolucao', p_id: id });
  expect(reserva.status, reserva.texto).toBe(200);
  const [codigos] = reserva.corpo as [{ codigo: string; acesso: string }];
  const verificacao = { ...codigos, url: enderecoDeValidacao(SITE, codigos.codigo) };
  const base = mudada(baseDaEvolucaoSchema.parse(lida.corpo));
  return gerarImpresso(evolucaoNoPapel(base, verificacao));
}

/** The bytes that are kept of what was signed, as who reads the record opens them. */
export async function abrirAssinado(
  funcoes: Funcoes,
  token: string,
  signatureId: string,
): Promise<Uint8Array> {
  const caminho = `/digital-signature/${signatureId}/open`;
  const { corpo } = await funcoes.chamar('POST', caminho, { token });
  const { endereco } = corpo as { endereco: string };
  const arquivo = await fetch(new URL(endereco, funcoes.apiUrl));
  return new Uint8Array(await arquivo.arrayBuffer());
}
