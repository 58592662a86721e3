import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { type Importacao, importacoesOptions, linhasComMotivoOptions } from '../api/importacao.ts';
import { Desfazer } from './Desfazer.tsx';
import classes from './Importacao.module.css';
import { ListaDeErros } from './ListaDeErros.tsx';

const SITUACAO: Readonly<Record<Importacao['situacao'], string>> = {
  em_andamento: 'não terminou',
  terminada: 'terminada',
  desfazendo: 'sendo desfeita',
  desfeita: 'desfeita',
};

/** The imports of the clinic, each with what came of it and the way back. */
export function Anteriores({ clinicaId }: { clinicaId: string }) {
  const { data = [] } = useQuery(importacoesOptions(clinicaId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="anteriores">
      <Title order={2} size="h4" id="anteriores" mb="xs">
        Importações anteriores
      </Title>
      <Stack component="ul" className="cartao linhas" gap={0}>
        {data.map((importacao) => (
          <LinhaDaImportacao key={importacao.id} importacao={importacao} clinicaId={clinicaId} />
        ))}
      </Stack>
    </section>
  );
}

function LinhaDaImportacao({
  importacao,
  clinicaId,
}: {
  importacao: Importacao;
  clinicaId: string;
}) {
  const fuso = useFuso();
  const { id, arquivo, situacao, criada_em } = importacao;
  return (
    <li className={classes.importacao}>
      <div>
        <Text fw={600}>{arquivo}</Text>
        <Text size="sm" c="dimmed">
          {formatarDataHora(criada_em, fuso)}, {SITUACAO[situacao]}. {contagem(importacao)}
        </Text>
      </div>
      {(situacao === 'terminada' || situacao === 'desfazendo') && (
        <Desfazer id={id} clinicaId={clinicaId} arquivo={arquivo} />
      )}
      {situacao === 'desfeita' && importacao.removidos < importacao.criados && (
        <Mantidos id={id} clinicaId={clinicaId} />
      )}
    </li>
  );
}

/** The rows whose patients stayed when the import was undone, and why. */
function Mantidos({ id, clinicaId }: { id: string; clinicaId: string }) {
  const { data = [] } = useQuery(linhasComMotivoOptions(clinicaId, id, 'mantido'));
  if (data.length === 0) return null;
  return (
    <details className={classes.mantidos}>
      <summary>Ver quem foi mantido ({data.length})</summary>
      <ListaDeErros linhas={data} />
    </details>
  );
}

function contagem(importacao: Importacao): string {
  const { criados, atualizados, ignorados, recusados, removidos } = importacao;
  const partes: [number, string][] = [
    [criados, 'criados'],
    [atualizados, 'completados'],
    [ignorados, 'deixados de fora'],
    [recusados, 'recusados'],
    [removidos, 'removidos'],
  ];
  return partes
    .filter(([quantos]) => quantos > 0)
    .map(([quantos, rotulo]) => `${quantos.toLocaleString('pt-BR')} ${rotulo}`)
    .join(', ');
}
