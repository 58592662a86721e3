import { UnstyledButton } from '@mantine/core';
import { diaPorExtenso, numeroDoDia, semanaCurta } from '../calendario/dias.ts';
import classes from './Grade.module.css';
import { type Janela, LARGURA_DO_EIXO } from './geometria.ts';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';

interface Props extends DadosDaGrade, Pick<AcoesDaGrade, 'aoEscolherDia'> {
  largura: number;
  janela: Janela;
}

/** Whose each column is, and under which day: always in sight. */
export function Topo({ colunas, largura, janela, agora, postos, aoEscolherDia }: Props) {
  const dias = [...new Set(colunas.map(({ dia }) => dia))];
  const porDia = colunas.length / dias.length;
  const variosRecursos = porDia > 1 || dias.length === 1;
  return (
    <div className={classes.topo} data-dias={dias.length > 1 || undefined}>
      {dias.length > 1 &&
        dias.map((dia, posicao) => (
          <div
            key={dia}
            className={classes.dia}
            data-hoje={dia === agora.dia || undefined}
            style={{
              insetInlineStart: LARGURA_DO_EIXO + posicao * porDia * largura,
              width: porDia * largura,
            }}
          >
            <UnstyledButton
              className={classes.botaoDoDia}
              aria-label={`Ver ${diaPorExtenso(dia)}`}
              onClick={() => aoEscolherDia(dia)}
            >
              <span>{semanaCurta(dia)}</span>
              <strong>{numeroDoDia(dia)}</strong>
            </UnstyledButton>
          </div>
        ))}
      {variosRecursos &&
        colunas.slice(janela.primeira, janela.ultima + 1).map((coluna, posicao) => (
          <div
            key={coluna.chave}
            className={classes.recurso}
            style={{
              insetInlineStart: LARGURA_DO_EIXO + (janela.primeira + posicao) * largura,
              width: largura,
            }}
          >
            <span className={classes.nomeDoRecurso}>{coluna.recurso.nome}</span>
            <span className={classes.quantos}>{postos.get(coluna.chave)?.length ?? 0}</span>
          </div>
        ))}
      <div className={classes.canto} />
    </div>
  );
}
