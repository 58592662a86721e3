import type { Opcao } from '../api/linhas.ts';
import { agruparPor } from './agrupar.ts';

/** A kind of appointment with the doctors who attend it. */
export interface TipoOferecido
  extends Pick<Opcao, 'tipo_id' | 'tipo_nome' | 'duracao_min' | 'teleconsulta' | 'orientacoes'> {
  medicos: readonly Pick<Opcao, 'medico_id' | 'medico_nome' | 'especialidade'>[];
}

/** The kinds that may be asked for, each once, in the order in which they came. */
export function tiposOferecidos(opcoes: readonly Opcao[]): TipoOferecido[] {
  return [...agruparPor(opcoes, ({ tipo_id }) => tipo_id).values()].flatMap((doTipo) => {
    const [primeira] = doTipo;
    if (!primeira) return [];
    const { tipo_id, tipo_nome, duracao_min, teleconsulta, orientacoes } = primeira;
    return [{ tipo_id, tipo_nome, duracao_min, teleconsulta, orientacoes, medicos: doTipo }];
  });
}
