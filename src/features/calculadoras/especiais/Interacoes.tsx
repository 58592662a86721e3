import { BASE, VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  type Interacao,
  NENHUMA_INTERACAO,
  POUCOS_RECONHECIDOS,
  type VerificacaoDeInteracoes,
  verificarInteracoes,
} from '@domain/clinico/medicamentos/interacoes.ts';
import type { Severidade } from '@domain/clinico/medicamentos/tipos.ts';
import type { Gravidade } from '@domain/clinico/motor/faixas.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarDia } from '@/lib/format/datas.ts';
import { CopiarTexto } from '../ferramenta/CopiarTexto.tsx';
import { DeQuemEDeQuando } from '../ferramenta/DeQuemEDeQuando.tsx';
import type { Memoria } from '../ferramenta/memoria.ts';
import { Achado, OrigemDoAchado } from './Achado.tsx';
import { EmUso } from './EmUso.tsx';
import classes from './Especiais.module.css';
import { Medicamentos } from './Medicamentos.tsx';
import { textoDasInteracoes } from './textos.ts';

const SEVERIDADE: Readonly<Record<Severidade, { palavra: string; gravidade: Gravidade }>> = {
  contraindicada: { palavra: 'Contraindicada', gravidade: 'critico' },
  grave: { palavra: 'Grave', gravidade: 'alerta' },
  moderada: { palavra: 'Moderada', gravidade: 'atencao' },
  leve: { palavra: 'Leve', gravidade: 'normal' },
};

/** Checks a list of medicines against one another, while the list is written. */
export function Interacoes({ memoria, comFoco }: { memoria: Memoria; comFoco: boolean }) {
  const [medicamentos, setMedicamentos] = useState(memoria.medicamentos);
  const mudar = (novos: readonly string[]) => {
    memoria.medicamentos = novos;
    setMedicamentos(novos);
  };
  const verificacao = verificarInteracoes(BASE, medicamentos);
  const { versao, revisadoEm } = VERSAO_DAS_TABELAS.interacoes;
  return (
    <div className={classes.tela}>
      <EmUso medicamentos={medicamentos} aoMudar={mudar} />
      <Medicamentos medicamentos={medicamentos} aoMudar={mudar} comFoco={comFoco} />
      <section className={classes.resultado} aria-label="Resultado">
        <Text fz="1.0625rem" fw={650} role="status">
          {manchete(verificacao)}
        </Text>
        <Achados verificacao={verificacao} />
        {verificacao.sem_regras.length > 0 && (
          <Text c="dimmed" fz="sm">
            Sem regra na base, o silêncio sobre eles não diz nada:{' '}
            {verificacao.sem_regras.join(', ')}.
          </Text>
        )}
        {medicamentos.length > 1 && (
          <div>
            <CopiarTexto
              escrever={() =>
                textoDasInteracoes(medicamentos, verificacao, manchete(verificacao), {
                  versao,
                  de: formatarDia(revisadoEm),
                })
              }
            />
          </div>
        )}
        <DeQuemEDeQuando versao={`base de interações ${versao}`} />
        <p className={classes.aviso}>
          {AVISO_DE_APOIO} Base de interações {versao}, de {formatarDia(revisadoEm)}.
        </p>
      </section>
    </div>
  );
}

function manchete({ aviso, interacoes, duplicidades }: VerificacaoDeInteracoes): string {
  if (aviso === POUCOS_RECONHECIDOS) return aviso;
  const repetidas = duplicidades.length > 0 ? ' Há substância repetida.' : '';
  if (interacoes.length === 0) return NENHUMA_INTERACAO + repetidas;
  const quantas = interacoes.length === 1 ? '1 interação' : `${interacoes.length} interações`;
  return `${quantas} na base.${repetidas}`;
}

function Achados({
  verificacao: { interacoes, duplicidades },
}: {
  verificacao: VerificacaoDeInteracoes;
}) {
  if (interacoes.length + duplicidades.length === 0) return null;
  return (
    <Stack component="ul" gap="sm">
      {duplicidades.map(({ dcb, itens, severidade, conduta }) => (
        <Achado key={`repetida:${dcb}`} {...SEVERIDADE[severidade]} titulo={`${dcb}, repetida`}>
          <p>{conduta}</p>
          <p className={classes.origem}>Em: {itens.join('; ')}</p>
        </Achado>
      ))}
      {interacoes.map((interacao) => (
        <UmaInteracao key={`${interacao.a}|${interacao.b}`} interacao={interacao} />
      ))}
    </Stack>
  );
}

function UmaInteracao({ interacao }: { interacao: Interacao }) {
  const { a, b, severidade, mecanismo, conduta, fonte, verificacao, nota, por_via } = interacao;
  return (
    <Achado {...SEVERIDADE[severidade]} titulo={`${a} + ${b}`}>
      <dl className={classes.detalhes}>
        <dt>Conduta</dt>
        <dd>{conduta}</dd>
        <dt>Mecanismo</dt>
        <dd>{mecanismo}</dd>
        {nota && (
          <>
            <dt>Condição</dt>
            <dd>{nota}</dd>
          </>
        )}
        {por_via && (
          <>
            <dt>Via</dt>
            <dd>{por_via}</dd>
          </>
        )}
      </dl>
      <OrigemDoAchado fonte={fonte} estado={verificacao.estado} />
    </Achado>
  );
}
