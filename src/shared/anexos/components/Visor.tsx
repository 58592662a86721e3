import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { chavesDeAnexos } from '../api/keys.ts';
import type { Anexo } from '../api/linhas.ts';
import { baixarAnexo } from '../api/mutations.ts';
import classes from './Anexos.module.css';

/** Sizes of an image against its own, in percent; 0 fits it in the window. */
const ESCALAS = [0, 25, 50, 75, 100, 150, 200, 300, 400] as const;

interface Props {
  anexo: Anexo;
  aoBaixar: () => void;
  aoFechar: () => void;
}

/** One image of the record, as large as one wants. Plus and minus zoom, 0 fits. */
export function Visor({ anexo, aoBaixar, aoFechar }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: chavesDeAnexos.bytes(anexo.id),
    queryFn: ({ signal }) => baixarAnexo(anexo.id, signal),
    // An image is large: it is not kept once nobody looks.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialogo opened onClose={aoFechar} title={anexo.nome} size="auto" centered>
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível abrir esta imagem."
          aoTentar={() => void refetch()}
        />
      )}
      {!error && !data && <Esqueleto linhas={6} />}
      {data && <Imagem conteudo={data} nome={anexo.nome} aoBaixar={aoBaixar} />}
    </Dialogo>
  );
}

function Imagem({
  conteudo,
  nome,
  aoBaixar,
}: {
  conteudo: Blob;
  nome: string;
  aoBaixar: () => void;
}) {
  const endereco = useEndereco(conteudo);
  const [largura, setLargura] = useState(0);
  const [passo, setPasso] = useState(0);
  const escala = ESCALAS[passo] ?? 0;
  const mudar = (quanto: number) =>
    setPasso((atual) => Math.min(Math.max(atual + quanto, 0), ESCALAS.length - 1));

  useWindowEvent('keydown', ({ key }) => {
    if (key === '+' || key === '=') mudar(1);
    else if (key === '-') mudar(-1);
    else if (key === '0') setPasso(0);
  });

  return (
    <>
      <Group gap="xs" justify="space-between" mb="xs">
        <div className={classes.acoes}>
          <ActionIcon
            variant="subtle"
            aria-label="Diminuir"
            disabled={passo === 0}
            onClick={() => mudar(-1)}
          >
            <IconZoomOut size={18} aria-hidden />
          </ActionIcon>
          <output className={classes.escala}>{escala === 0 ? 'Ajustada' : `${escala}%`}</output>
          <ActionIcon
            variant="subtle"
            aria-label="Aumentar"
            disabled={passo === ESCALAS.length - 1}
            onClick={() => mudar(1)}
          >
            <IconZoomIn size={18} aria-hidden />
          </ActionIcon>
        </div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={aoBaixar}
        >
          Baixar
        </Button>
      </Group>
      {/* A region that scrolls is reached by the keyboard. */}
      <Box
        component="section"
        className={classes.visor}
        data-ajustada={escala === 0 || undefined}
        aria-label="Imagem"
        tabIndex={0}
      >
        {endereco && (
          <img
            src={endereco}
            alt={nome}
            onLoad={({ currentTarget }) => setLargura(currentTarget.naturalWidth)}
            {...(escala > 0 && { width: Math.round((largura * escala) / 100) })}
          />
        )}
      </Box>
    </>
  );
}

/** Makes an address of bytes for as long as they are shown. */
function useEndereco(conteudo: Blob): string | undefined {
  const [endereco, setEndereco] = useState<string>();
  useEffect(() => {
    const novo = URL.createObjectURL(conteudo);
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [conteudo]);
  return endereco;
}
