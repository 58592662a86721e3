import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { diaPorExtenso, numeroDoDia, semanaCurta } from '@/lib/format/dias.ts';
import classes from './Grade.module.css';
import { LARGURA_DO_EIXO } from './geometria.ts';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';

interface Props
  extends Pick<DadosDaGrade, 'colunas' | 'agora' | 'postos'>,
    Pick<AcoesDaGrade, 'aoEscolherDia'> {
  largura: number;
}

/** Whose each column is, and under which day: always in sight. */
export const Topo = memo(function Topo(props: Props) {
  const { colunas, largura, agora, postos, aoEscolherDia } = props;
  const dias = [...new Set(colunas.map(({ dia }) => dia))];
  const porDia = colunas.length / dias.length;
  const variosRecursos = porDia > 1 || dias.length === 1;
  return (
    <div
      className={classes.topo}
      data-dias={dias.length > 1 || undefined}
      data-recursos={variosRecursos || undefined}
    >
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
        colunas.map((coluna, posicao) => (
          <div
            key={coluna.chave}
            className={classes.recurso}
            style={{
              insetInlineStart: LARGURA_DO_EIXO + posicao * largura,
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
});
