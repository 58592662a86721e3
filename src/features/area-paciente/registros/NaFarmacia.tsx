import { enderecoDeValidacao } from '@domain/contracts/prescricao.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { codigoParaAFarmaciaOptions } from '../api/queries.ts';
import classes from './NaFarmacia.module.css';

interface Props {
  documentoId: string;
  aoFechar: () => void;
}

/** What a patient shows at the pharmacy, large enough to be read over a counter: QR and both codes. */
export function NaFarmacia({ documentoId, aoFechar }: Props) {
  const fuso = useFuso();
  const { data, error, refetch } = useQuery(codigoParaAFarmaciaOptions(documentoId));
  return (
    <Dialogo opened onClose={aoFechar} title="Mostrar na farmácia">
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível gerar o código."
          aoTentar={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton height={320} />}
      {data && (
        <Stack align="center" gap="sm">
          <Qr texto={enderecoDeValidacao(window.location.origin, data.codigo)} />
          <Codigo rotulo="Código de verificação" valor={data.codigo} />
          <Codigo rotulo="Código de acesso" valor={data.acesso} />
          <Text ta="center">
            A farmácia lê o QR e digita o código de acesso, que vale até{' '}
            {formatarDataHora(data.expira_em, fuso)}. Mostre só a quem vai dispensar: com ele se vê
            o documento inteiro.
          </Text>
        </Stack>
      )}
    </Dialogo>
  );
}

function Codigo({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <div className={classes.codigo}>
      <Text size="sm" c="dimmed">
        {rotulo}
      </Text>
      <Text size="xl" fw={700} className="numeros">
        {valor}
      </Text>
    </div>
  );
}

/** Dark on white whatever the theme: readers ask for that. */
function Qr({ texto }: { texto: string }) {
  const { data, size } = encode(texto, { ecc: 'M', border: 2 });
  const caminho = data
    .flatMap((linha, y) => linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.qr} role="img">
      <title>QR do documento</title>
      <path d={caminho} />
    </svg>
  );
}
