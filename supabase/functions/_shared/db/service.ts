import type { Registro } from '@domain/contracts/registro.ts';
import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { conferirResposta, dadosDe } from './resposta.ts';

/**
 * The service key passes every policy, so no client of it leaves this file: only the calls that must
 * happen before anybody is signed in. Imported by what signs in, registers and resets alone.
 */

const instante = z.nullable(
  z.pipe(
    z.string(),
    z.transform((texto) => new Date(texto)),
  ),
);
const tentativas = z.tuple([
  z.object({ tentativa: z.nullable(z.uuid()), bloqueado_ate: instante }),
]);
const conferencias = z.tuple([
  z.object({ ocupado: z.boolean(), bloqueado_ate: instante, passe: z.nullable(z.uuid()) }),
]);
const codigos = z.tuple([
  z.object({
    tentativa: z.nullable(z.uuid()),
    bloqueado_ate: instante,
    repetido: z.boolean(),
  }),
]);
const pedidos = z.tuple([z.object({ enviar: z.boolean(), bloqueado_ate: instante })]);

/** Where an attempt comes from: an address, and the secret of the device where it has one. */
export interface Origem {
  readonly endereco: string | null;
  readonly aparelho?: string | undefined;
}

/** Counts an attempt to sign in; answers its number, or until when to wait. */
export async function abrirTentativaDeLogin(email: string, { endereco, aparelho }: Origem) {
  const resposta = await servico().rpc('abrir_tentativa_login', {
    p_email: email,
    p_endereco: endereco,
    p_aparelho: aparelho ?? null,
  });
  return dadosDe(resposta, tentativas)[0];
}

/** Sets back the plans that have ended, whoever they are of. */
export async function encerrarPlanosVencidos(): Promise<void> {
  conferirResposta(await servico().rpc('encerrar_planos_vencidos'));
}

/**
 * Closes an attempt; a right password forgets the wrong ones of that place.
 * @param certa - null where nobody looked at the password: the attempt does not count.
 */
export async function encerrarTentativaDeLogin(
  tentativa: string | null,
  certa: boolean | null,
): Promise<void> {
  conferirResposta(
    await servico().rpc('encerrar_tentativa_login', { p_tentativa: tentativa, p_certa: certa }),
  );
}

/** Counts a code of a second factor; answers its number, until when to wait, or that it was given before. */
export async function abrirTentativaDeCodigo(
  pessoa: string,
  codigo: string,
  aparelho: string | undefined,
) {
  const resposta = await servico().rpc('abrir_tentativa_de_codigo', {
    p_pessoa: pessoa,
    p_codigo: codigo,
    p_aparelho: aparelho ?? null,
  });
  return dadosDe(resposta, codigos)[0];
}

/**
 * Closes it; a right code forgets the wrong ones.
 * @param certa - null where nobody looked at the code: the attempt does not count.
 */
export async function encerrarTentativaDeCodigo(
  tentativa: string | null,
  certa: boolean | null,
): Promise<void> {
  conferirResposta(
    await servico().rpc('encerrar_tentativa_de_codigo', {
      p_tentativa: tentativa,
      p_certa: certa,
    }),
  );
}

/** Whether a link to a new password, not used up yet, is of an account with a second factor. */
export async function linkPedeCodigo(token: string): Promise<boolean> {
  return dadosDe(await servico().rpc('link_pede_codigo', { p_token: token }), z.boolean());
}

/** Writes down from which device a session has begun. */
export async function registrarEntrada(
  sessao: string,
  aparelho: string | undefined,
  navegador: string,
): Promise<void> {
  conferirResposta(
    await servico().rpc('registrar_entrada', {
      p_sessao: sessao,
      p_aparelho: aparelho ?? null,
      p_navegador: navegador,
    }),
  );
}

/** Counts a registration; answers until when that place is to wait, or null. */
export async function abrirRegistro(endereco: string | null): Promise<Date | null> {
  return dadosDe(await servico().rpc('abrir_registro', { p_endereco: endereco }), instante);
}

/**
 * Whether something of a registration is another account's, and counts the refusal that follows; else
 * the pass without which the database makes an account of no type.
 */
export async function conferirRegistro(pedido: Registro, endereco: string | null) {
  const resposta = await servico().rpc('conferir_registro', {
    p_endereco: endereco,
    p_tipo: pedido.tipo,
    p_email: pedido.email,
    p_cpf: 'cpf' in pedido ? pedido.cpf : null,
    p_cnpj: 'cnpj' in pedido ? pedido.cnpj : null,
    p_crm: 'crm' in pedido ? pedido.crm : null,
    p_crm_uf: 'crm_uf' in pedido ? pedido.crm_uf : null,
  });
  return dadosDe(resposta, conferencias)[0];
}

/** The sentence by which an invitation is refused to the account that is about to be made, or null. */
export async function recusaDoConvite({ tipo, email }: Registro, token: string) {
  const resposta = await servico().rpc('conferir_convite', {
    p_token: token,
    p_tipo: tipo,
    p_email: email,
  });
  return dadosDe(resposta, z.nullable(z.string()));
}

/** Counts a request for a link to a new password; answers whether to send it. */
export async function abrirPedidoDeSenha(email: string, endereco: string | null) {
  const resposta = await servico().rpc('abrir_pedido_de_senha', {
    p_email: email,
    p_endereco: endereco,
  });
  return dadosDe(resposta, pedidos)[0];
}

function servico() {
  const { chaveDeServico } = ambiente();
  return abrirBanco(chaveDeServico, chaveDeServico);
}
