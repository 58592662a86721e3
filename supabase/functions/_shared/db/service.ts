import type { Registro } from '@domain/contracts/registro.ts';
import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { conferirResposta, dadosDe } from './resposta.ts';

/**
 * The service key passes every policy, so no client of it leaves this file: only the calls
 * that must happen before anybody is signed in. Imported by login and register alone.
 */

const bloqueio = z.nullable(
  z.pipe(
    z.string(),
    z.transform((texto) => new Date(texto)),
  ),
);
const camposOcupados = z.array(z.enum(['email', 'cpf', 'cnpj', 'crm']));
export type CampoOcupado = z.infer<typeof camposOcupados>[number];

/** Counts an attempt to sign in; returns until when the account is locked, or null. */
export async function abrirTentativaDeLogin(email: string): Promise<Date | null> {
  return dadosDe(await servico().rpc('abrir_tentativa_login', { p_email: email }), bloqueio);
}

/** Forgets the attempts of an account that has just signed in. */
export async function encerrarTentativasDeLogin(email: string): Promise<void> {
  conferirResposta(await servico().rpc('encerrar_tentativas_login', { p_email: email }));
}

/** Sets back the plans that have ended, whoever they are of. */
export async function encerrarPlanosVencidos(): Promise<void> {
  conferirResposta(await servico().rpc('encerrar_planos_vencidos'));
}

/** Lists the fields of a registration that already belong to another account. */
export async function camposJaUsados(pedido: Registro): Promise<CampoOcupado[]> {
  const resposta = await servico().rpc('conferir_registro', {
    p_tipo: pedido.tipo,
    p_email: pedido.email,
    p_cpf: 'cpf' in pedido ? pedido.cpf : null,
    p_cnpj: 'cnpj' in pedido ? pedido.cnpj : null,
    p_crm: 'crm' in pedido ? pedido.crm : null,
    p_crm_uf: 'crm_uf' in pedido ? pedido.crm_uf : null,
  });
  return dadosDe(resposta, camposOcupados);
}

function servico() {
  const { chaveDeServico } = ambiente();
  return abrirBanco(chaveDeServico, chaveDeServico);
}
