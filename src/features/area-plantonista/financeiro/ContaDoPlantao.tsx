import { emReais } from '@domain/dinheiro.ts';
import { ROTULO_DA_SITUACAO, ROTULO_DO_LANCAMENTO } from '@domain/plantao/acerto.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDataHora, formatarDia } from '@/lib/format/datas.ts';
import type { PlantaoComConta } from '../api/contas.ts';
import { anularLancamento } from '../api/mutations.ts';
import { useReler } from '../api/usePlantoes.ts';
import { Comprovantes } from './Comprovantes.tsx';
import { Explicacao } from './Explicacao.tsx';
import { Lancar } from './Lancar.tsx';

interface Props {
  conta: PlantaoComConta | null;
  aoFechar: () => void;
}

/** The money of one shift: what it is worth and why, what was written of it, and what to write next. */
export function ContaDoPlantao({ conta, aoFechar }: Props) {
  return (
    <GavetaLateral
      opened={conta !== null}
      onClose={aoFechar}
      position="right"
      title="Acerto do plantão"
      size="lg"
    >
      {conta && <Conteudo conta={conta} />}
    </GavetaLateral>
  );
}

function Conteudo({ conta }: { conta: PlantaoComConta }) {
  const { plantao, local, preco, acerto } = conta;
  return (
    <Stack>
      <div>
        <Text fw={600}>{local.nome}</Text>
        <Text className="numeros">
          {`${formatarDataHora(plantao.inicio, local.fuso)} a ${formatarDataHora(plantao.fim, local.fuso)}`}
        </Text>
        <Text size="sm">
          {ROTULO_DA_SITUACAO[acerto.situacao]}
          {acerto.atraso > 0 && ` há ${acerto.atraso} ${acerto.atraso === 1 ? 'dia' : 'dias'}`}
        </Text>
      </div>
      {preco ? (
        <Explicacao preco={preco} />
      ) : (
        <BotaoLink to={PATHS.locaisDePlantao} search={{ local: local.id }} variant="default">
          Informar quanto este local paga
        </BotaoLink>
      )}
      <Lancamentos plantao={plantao} />
      <Comprovantes plantaoId={plantao.id} />
      <Lancar
        key={plantao.lancamentos.length}
        conta={conta}
        aoSalvar={() => avisar.sucesso('Lançamento salvo.')}
      />
    </Stack>
  );
}

function Lancamentos({ plantao }: Pick<PlantaoComConta, 'plantao'>) {
  const reler = useReler();
  const anular = useMutation({
    mutationFn: anularLancamento,
    onError: avisar.erro,
    onSettled: reler,
  });
  if (plantao.lancamentos.length === 0) return null;
  return (
    <ul className="cartao linhas" aria-label="Lançamentos">
      {plantao.lancamentos.map(
        ({ id, tipo, dia, valor_centavos, documento, motivo, anulado_em }) => (
          <li key={id} className="linha">
            <Stack gap={0} miw={0} {...(anulado_em && { c: 'dimmed', td: 'line-through' })}>
              <Text span>{`${ROTULO_DO_LANCAMENTO[tipo]} em ${formatarDia(dia)}`}</Text>
              {(documento || motivo) && (
                <Text span size="sm" c="dimmed">
                  {documento ?? motivo}
                </Text>
              )}
            </Stack>
            <Group gap="xs">
              <Text span className="numeros">
                {emReais(valor_centavos)}
              </Text>
              {anulado_em ? (
                <Text span size="sm">
                  anulado
                </Text>
              ) : (
                <Button
                  variant="default"
                  aria-label={`Anular ${ROTULO_DO_LANCAMENTO[tipo]} de ${emReais(valor_centavos)}`}
                  onClick={() => anular.mutate(id)}
                >
                  Anular
                </Button>
              )}
            </Group>
          </li>
        ),
      )}
    </ul>
  );
}
