import {
  ESTADO_DA_CONDICAO,
  ESTADO_DA_FONTE,
  enderecoDaFonte,
  fonteEmTexto,
} from '@domain/assistente/citacao.ts';
import type { TrechoDaResposta } from '@domain/contracts/assistente.ts';
import { Anchor, Group, List, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatarDia } from '@/lib/format/datas.ts';
import { useAbrirAoLado } from '../aoLado.ts';
import classes from './Resposta.module.css';

interface Props {
  trecho: TrechoDaResposta;
  /** By which its sources are found in the page. */
  ancora: string;
  /** The source that a citation led to. */
  citada?: string | undefined;
  /** What can be done with it. */
  acoes: ReactNode;
}

/** A passage of the base: each sentence with its citation, the sources one tap away under it. */
export function Trecho({ trecho, ancora, citada, acoes }: Props) {
  const abrirAoLado = useAbrirAoLado();
  const { frases, fontes, verificacao, versao, validade, vencida } = trecho;
  const onde = (fonte: string) => `${ancora}-${fonte}`;
  return (
    <Stack gap="sm">
      <List className={classes.frases} spacing={6}>
        {frases.map(({ texto, fontes: citadas }) => (
          <List.Item key={texto}>
            {texto}{' '}
            {citadas.map((fonte) => (
              <a
                key={fonte}
                href={`#${onde(fonte)}`}
                className={classes.citacao}
                onClick={(evento) => void abrirAoLado(evento, trecho, fonte)}
              >
                [{fonte.slice(1)}]<VisuallyHidden> ver a fonte</VisuallyHidden>
              </a>
            ))}
          </List.Item>
        ))}
      </List>
      {acoes && <Group gap="xs">{acoes}</Group>}
      <Text size="sm" fw={600}>
        {ESTADO_DA_CONDICAO[verificacao]}
      </Text>
      <ol className={classes.fontes}>
        {fontes.map((fonte) => {
          const endereco = enderecoDaFonte(fonte);
          return (
            <li
              key={fonte.id}
              id={onde(fonte.id)}
              tabIndex={-1}
              value={Number(fonte.id.slice(1))}
              data-citada={fonte.id === citada || undefined}
            >
              {endereco ? (
                <Anchor href={endereco} target="_blank" rel="noreferrer" size="sm">
                  {fonteEmTexto(fonte)}{' '}
                  <IconExternalLink size={14} aria-label="(abre em outra aba)" />
                </Anchor>
              ) : (
                <span>{fonteEmTexto(fonte)}</span>
              )}
              <Text span size="sm" c="dimmed">
                {' '}
                ({ESTADO_DA_FONTE[fonte.conferencia]})
              </Text>
            </li>
          );
        })}
      </ol>
      <Text size="sm" c={vencida ? 'var(--mantine-color-error)' : 'dimmed'}>
        Versão de {formatarDia(versao)},{' '}
        {vencida
          ? `vencida em ${formatarDia(validade)}: confira se mudou.`
          : `vale até ${formatarDia(validade)}.`}
      </Text>
    </Stack>
  );
}
