import * as z from 'zod/mini';
import { ambiente } from '../_shared/db/ambiente.ts';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';
import type { Quem } from './psc/autorizacao.ts';
import { provedoresDe } from './psc/provedores.ts';

const cpfSchema = z.array(z.object({ cpf: z.nullable(z.string()) }));

/** The CPF of the caller's account, by which a certificate is theirs. */
async function cpfDe(banco: Banco, id: string): Promise<string> {
  const resposta = await banco.from('perfil_documentos').select('cpf').eq('profile_id', id);
  const [{ cpf } = { cpf: null }] = dadosDe(resposta, cpfSchema);
  if (cpf) return cpf;
  throw new AppError(
    'REGRA_VIOLADA',
    'Seu cadastro não tem CPF para comparar com o do certificado. Registre-o em Minha conta e assine de novo.',
  );
}

/** The page of the site that takes a person back from a cloud: to be registered at each provider. */
const VOLTA = '/certificado-em-nuvem';

/** Who signs, with the clouds that this installation is registered at. */
export async function quemAssina(banco: Banco, usuarioId: string): Promise<Quem> {
  return {
    banco,
    usuarioId,
    cpf: await cpfDe(banco, usuarioId),
    provedores: provedoresDe((nome) => Deno.env.get(nome)),
    volta: `${ambiente().siteUrl}${VOLTA}`,
  };
}
