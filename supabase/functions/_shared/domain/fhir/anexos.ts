import type { AnexoExportado } from '../contracts/exportacao.ts';
import { instante, nome as nomeLimpo, semAusentes } from './escrita.ts';
import type { Finalizada } from './evolucao.ts';
import { endereco, referencia } from './identidade.ts';
import { referenciaDaClinica, referenciaDoAutor } from './pessoas.ts';
import { IDENTIFICADORES } from './sistemas.ts';
import type { Documento, Referencia } from './tipos.ts';

/**
 * A file of a finished version: what it is and how it is recognised, without its bytes and without an
 * address, which only a signed-in session could open. FHIR R4 keeps SHA-1 alone in
 * `attachment.hash`, so the SHA-256 that was taken when the file was checked stands among the
 * identifiers, as a name of its content (RFC 6920).
 *
 * @param encounter the visit in which it was added, if any.
 */
export function anexoDe(
  anexo: AnexoExportado,
  versao: Finalizada,
  encounter: Referencia | undefined,
): Documento {
  const { id, nome, tipo, bytes, sha256, publicado_em, inativado_em } = anexo;
  return semAusentes<Documento>({
    resourceType: 'DocumentReference',
    id,
    identifier: [
      { system: IDENTIFICADORES.uri, value: endereco(id) },
      { system: IDENTIFICADORES.uri, value: nomeDoConteudo(sha256) },
    ],
    status: statusDe(inativado_em, versao),
    docStatus: versao.versao > 1 ? 'amended' : 'final',
    subject: referencia(versao.paciente_id),
    date: instante(publicado_em),
    author: [referenciaDoAutor(versao)],
    custodian: referenciaDaClinica(versao.clinica_id),
    description: 'Anexo de evolução',
    content: [
      {
        attachment: {
          contentType: tipo,
          size: bytes,
          title: nomeLimpo(nome),
          creation: instante(publicado_em),
        },
      },
    ],
    context: {
      ...(encounter && { encounter: [encounter] }),
      related: [referencia(versao.id)],
    },
  });
}

function statusDe(inativado: string | null, versao: Finalizada): Documento['status'] {
  if (inativado !== null || versao.inativado_em !== null) return 'entered-in-error';
  return versao.substituido_por === null ? 'current' : 'superseded';
}

/** Names a content by its digest: `ni:///sha-256;…`, in base64url without padding. */
function nomeDoConteudo(sha256: string): string {
  const bytes = sha256.match(/../g)?.map((par) => Number.parseInt(par, 16)) ?? [];
  const base64 = btoa(String.fromCharCode(...bytes));
  return `ni:///sha-256;${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
